#include "CGraphicsPNG.h"

#include <png.h>

const char *kg_png_version(void) { return png_get_libpng_ver(NULL); }
