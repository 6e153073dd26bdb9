#pragma once
#include <isa-l.h>

// ISA-L defines the size of its level memory as a product of macros, which Swift does not import.

/// Returns the number of bytes of level memory that ISA-L recommends for level 1.
static inline uint32_t caret_isal_level1_memory(void) { return ISAL_DEF_LVL1_DEFAULT; }
