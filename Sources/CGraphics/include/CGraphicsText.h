/// What FreeType and HarfBuzz offer only through macros or callbacks that Swift cannot express.
#ifndef CGRAPHICS_TEXT_H
#define CGRAPHICS_TEXT_H

/// The version of raqm that is linked, for example "0.7.0".
const char *kg_raqm_version(void);

#endif
