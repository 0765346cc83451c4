#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

/// How often memory has been asked for since the program began, on all threads.
uint64_t allocation_count(void);

#endif
