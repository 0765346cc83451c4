/// The C libraries that the product draws, shapes text and writes PNGs with, in one module.
///
/// Only `Typesetting` and `Raster` import it. What Swift cannot call (setjmp, composed macros) stands
/// behind the functions of this target.
#ifndef CGRAPHICS_H
#define CGRAPHICS_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <fribidi.h>
#include <hb-ft.h>
#include <hb.h>
#include <linebreak.h>

#include "CGraphicsPNG.h"
#include "CGraphicsText.h"

#endif
