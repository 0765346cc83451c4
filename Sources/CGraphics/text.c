#include "CGraphicsText.h"

#include <fribidi.h>

const char *kg_fribidi_version(void) { return FRIBIDI_VERSION; }
