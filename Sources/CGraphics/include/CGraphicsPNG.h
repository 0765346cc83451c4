/// libpng behind functions that report errors as values.
///
/// libpng leaves a failing call by longjmp, which must not cross a frame of Swift. Every jump starts and ends in the C
/// file of this header, and no function here calls back into Swift.
#ifndef CGRAPHICS_PNG_H
#define CGRAPHICS_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The version of libpng that is linked, for example "1.6.39".
const char *kg_png_version(void);

/// How a call ended.
typedef enum {
  KG_PNG_OK = 0,
  /// The bytes do not begin with the signature of a PNG.
  KG_PNG_NOT_PNG,
  /// The bytes break the format; `message` says how.
  KG_PNG_DAMAGED,
  /// The picture has more pixels than allowed, or a side that is too long; `width` and `height` are set.
  KG_PNG_TOO_LARGE,
  KG_PNG_OUT_OF_MEMORY,
  /// Only when encoding: libpng refused; `message` says why.
  KG_PNG_REFUSED,
} kg_png_status;

/// What a call made. `bytes` belongs to the caller, who gives it back through `kg_png_release`.
typedef struct {
  kg_png_status status;
  /// What libpng said, or an empty string.
  char message[96];
  uint8_t *bytes;
  size_t count;
  uint32_t width;
  uint32_t height;
} kg_png_result;

/// Writes premultiplied ARGB32 pixels in the byte order of the machine as a PNG with straight alpha.
///
/// `opaque` leaves the alpha out (colour type RGB instead of RGBA). `level` is zlib's, 0...9. `filters` lets libpng
/// choose one of the five filters for each row instead of none. The chunks are IHDR, sRGB, IDAT and IEND.
void kg_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, int level, bool filters,
                   kg_png_result *result);

/// Reads a PNG of any valid kind as premultiplied ARGB32 pixels in the byte order of the machine, without padding.
///
/// Sizes are checked before the pixels are allocated. A wrong checksum is an error, also in chunks that do not matter
/// for the picture. Gamma and colour profiles are not looked at: the numbers are taken for sRGB.
void kg_png_decode(const uint8_t *bytes, size_t count, uint32_t maximum_side, uint64_t maximum_pixels,
                   kg_png_result *result);

/// Frees `bytes`.
void kg_png_release(kg_png_result *result);

#endif
