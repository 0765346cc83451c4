#include "CGraphicsText.h"

#include <fribidi.h>
#include <raqm.h>

const char *kg_raqm_version(void) { return raqm_version_string(); }

const char *kg_fribidi_version(void) { return FRIBIDI_VERSION; }
