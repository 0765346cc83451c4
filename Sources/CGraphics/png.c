#include "CGraphicsPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

const char *kg_png_version(void) { return png_get_libpng_ver(NULL); }

void kg_png_release(kg_png_result *result) {
  free(result->bytes);
  result->bytes = NULL;
  result->count = 0;
}

// What both directions share: libpng hands the result back to the callbacks as error pointer.

static void fail(png_structp png, png_const_charp message) {
  kg_png_result *result = png_get_error_ptr(png);
  strncpy(result->message, message, sizeof result->message - 1);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void run_out_of_memory(png_structp png) {
  kg_png_result *result = png_get_error_ptr(png);
  result->status = KG_PNG_OUT_OF_MEMORY;
  png_error(png, "out of memory");
}

// libpng takes its own memory through these, so that a lack of it is told from damage.

static png_voidp take_memory(png_structp png, png_alloc_size_t size) {
  void *memory = malloc(size);
  if (memory == NULL) {
    kg_png_result *result = png_get_mem_ptr(png);
    result->status = KG_PNG_OUT_OF_MEMORY;
  }
  return memory;
}

static void give_memory(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

// Encoding

typedef struct {
  kg_png_result *result;
  size_t capacity;
} sink;

static void append(png_structp png, png_bytep bytes, size_t count) {
  sink *sink = png_get_io_ptr(png);
  kg_png_result *result = sink->result;
  if (count > sink->capacity - result->count) {
    size_t capacity = sink->capacity * 2 + count;
    uint8_t *grown = realloc(result->bytes, capacity);
    if (grown == NULL) run_out_of_memory(png);
    result->bytes = grown;
    sink->capacity = capacity;
  }
  memcpy(result->bytes + result->count, bytes, count);
  result->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void write_rgb(const uint32_t *pixels, uint32_t width, uint8_t *row) {
  for (uint32_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x];
    row[3 * x] = (uint8_t)(pixel >> 16);
    row[3 * x + 1] = (uint8_t)(pixel >> 8);
    row[3 * x + 2] = (uint8_t)pixel;
  }
}

/// round(255 * channel / alpha). `reciprocal` is 2^24 / alpha rounded up; the numerator stays below 2^16, so that the
/// error of the product stays below 1 / alpha and the result is that of the division.
static uint8_t straighten(uint32_t channel, uint32_t alpha, uint64_t reciprocal) {
  uint64_t share = ((channel * 255 + alpha / 2) * reciprocal) >> 24;
  return share > 255 ? 255 : (uint8_t)share;
}

static void write_rgba(const uint32_t *pixels, uint32_t width, const uint32_t reciprocals[256], uint8_t *row) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    uint32_t pixel = pixels[x], alpha = pixel >> 24;
    if (alpha == 255) {
      row[0] = (uint8_t)(pixel >> 16);
      row[1] = (uint8_t)(pixel >> 8);
      row[2] = (uint8_t)pixel;
    } else if (alpha == 0) {
      memset(row, 0, 3);
    } else {
      row[0] = straighten(pixel >> 16 & 255, alpha, reciprocals[alpha]);
      row[1] = straighten(pixel >> 8 & 255, alpha, reciprocals[alpha]);
      row[2] = straighten(pixel & 255, alpha, reciprocals[alpha]);
    }
    row[3] = (uint8_t)alpha;
  }
}

void kg_png_encode(const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, int level, bool filters,
                   kg_png_result *result) {
  memset(result, 0, sizeof *result);
  result->width = width;
  result->height = height;
  sink sink = {.result = result};
  uint8_t *row = malloc((size_t)width * 4);
  png_infop info = NULL;
  png_structp png =
      png_create_write_struct_2(PNG_LIBPNG_VER_STRING, result, fail, ignore_warning, result, take_memory, give_memory);
  if (png != NULL) info = png_create_info_struct(png);
  if (row == NULL || info == NULL) {
    result->status = KG_PNG_OUT_OF_MEMORY;
  } else if (setjmp(png_jmpbuf(png)) != 0) {
    if (result->status == KG_PNG_OK) result->status = KG_PNG_REFUSED;
    kg_png_release(result);
  } else {
    uint32_t reciprocals[256] = {0};
    for (uint32_t alpha = 1; alpha < 256; alpha++) reciprocals[alpha] = ((1u << 24) + alpha - 1) / alpha;
    png_set_write_fn(png, &sink, append, flush_nothing);
    png_set_compression_level(png, level);
    png_set_compression_buffer_size(png, 1 << 16);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, filters ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
    png_set_IHDR(png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    for (uint32_t y = 0; y < height; y++, pixels += width) {
      if (opaque)
        write_rgb(pixels, width, row);
      else
        write_rgba(pixels, width, reciprocals, row);
      png_write_row(png, row);
    }
    png_write_end(png, info);
  }
  png_destroy_write_struct(&png, &info);
  free(row);
}

// Decoding

typedef struct {
  const uint8_t *bytes;
  size_t count;
} source;

static void take(png_structp png, png_bytep bytes, size_t count) {
  source *source = png_get_io_ptr(png);
  if (count > source->count) png_error(png, "the file ends too early");
  memcpy(bytes, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

/// Turns the rows that libpng wrote as straight RGBA bytes into premultiplied pixels, in place.
static void premultiply(uint8_t *bytes, size_t count) {
  for (size_t index = 0; index < count; index++, bytes += 4) {
    uint32_t alpha = bytes[3], pixel = alpha << 24;
    for (int channel = 0; channel < 3; channel++)
      pixel |= (bytes[channel] * alpha + 127) / 255 << (16 - 8 * channel);
    memcpy(bytes, &pixel, 4);
  }
}

static void read_pixels(png_structp png, png_infop info, uint32_t maximum_side, uint64_t maximum_pixels,
                        kg_png_result *result) {
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  result->width = width;
  result->height = height;
  if (width > maximum_side || height > maximum_side || (uint64_t)width * height > maximum_pixels) {
    result->status = KG_PNG_TOO_LARGE;
    png_error(png, "too large");
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);

  size_t stride = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected size of a row");
  result->count = stride * height;
  result->bytes = malloc(result->count);
  if (result->bytes == NULL) run_out_of_memory(png);
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, result->bytes + stride * y, NULL);
  png_read_end(png, NULL);
  premultiply(result->bytes, (size_t)width * height);
}

void kg_png_decode(const uint8_t *bytes, size_t count, uint32_t maximum_side, uint64_t maximum_pixels,
                   kg_png_result *result) {
  memset(result, 0, sizeof *result);
  if (count < 8 || png_sig_cmp(bytes, 0, 8) != 0) {
    result->status = KG_PNG_NOT_PNG;
    return;
  }
  source source = {bytes, count};
  png_infop info = NULL;
  png_structp png =
      png_create_read_struct_2(PNG_LIBPNG_VER_STRING, result, fail, ignore_warning, result, take_memory, give_memory);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    result->status = KG_PNG_OUT_OF_MEMORY;
  } else if (setjmp(png_jmpbuf(png)) != 0) {
    if (result->status == KG_PNG_OK) result->status = KG_PNG_DAMAGED;
    kg_png_release(result);
  } else {
    png_set_read_fn(png, &source, take);
    // The limits are ours, so that they are told apart from damage.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    read_pixels(png, info, maximum_side, maximum_pixels, result);
  }
  png_destroy_read_struct(&png, &info, NULL);
}
