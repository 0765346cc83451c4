#include "CGraphicsText.h"

#include <raqm.h>

const char *kg_raqm_version(void) { return raqm_version_string(); }
