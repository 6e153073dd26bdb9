#pragma once
#include <isa-l.h>

// ISA-L gives the memory it asks for as a product of macros, which Swift does not evaluate.

/// The bytes of level memory that ISA-L suggests for level 1.
static inline uint32_t caret_isal_level1_memory(void) { return ISAL_DEF_LVL1_DEFAULT; }
