/// libpng behind functions that report errors as values.
#ifndef CGRAPHICS_PNG_H
#define CGRAPHICS_PNG_H

/// The version of libpng that is linked, for example "1.6.39".
const char *kg_png_version(void);

#endif
