/// What the text libraries offer only through macros or variables that Swift cannot use.
#ifndef CGRAPHICS_TEXT_H
#define CGRAPHICS_TEXT_H

/// The version of FriBidi whose header was compiled, for example "1.0.8".
const char *kg_fribidi_version(void);

#endif
