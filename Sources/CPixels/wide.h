#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

// Defines a function for all processors of an architecture, and a copy that is compiled for those with AVX2. Each
// call selects the copy, at the cost of one load per row of pixels.
#if defined(__x86_64__)
#define WIDE(name, parameters, arguments) \
    __attribute__((target("avx2"))) static void name##_wide parameters { name##_body arguments; } \
    static void name##_narrow parameters { name##_body arguments; } \
    void name parameters { \
        if (__builtin_cpu_supports("avx2")) name##_wide arguments; \
        else name##_narrow arguments; \
    }
#else
#define WIDE(name, parameters, arguments) \
    void name parameters { name##_body arguments; }
#endif

typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint16_t lanes16 __attribute__((vector_size(32)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint64_t pairs4 __attribute__((vector_size(32)));

// Vectors never cross the boundary of a function that is not inlined.
#pragma clang diagnostic ignored "-Wpsabi"

INLINE pixels8 load(const uint32_t *from) {
    pixels8 result;
    memcpy(&result, from, sizeof result);
    return result;
}

INLINE void store(uint32_t *to, pixels8 pixels) { memcpy(to, &pixels, sizeof pixels); }

INLINE pixels8 spread(uint64_t eight) {
    bytes8 bytes;
    memcpy(&bytes, &eight, sizeof bytes);
    return __builtin_convertvector(bytes, pixels8);
}

/// Divides two 16-bit channels of each pixel by 255.
INLINE lanes16 rounded(lanes16 lanes) {
    lanes16 value = lanes + 128;
    return (value + (value >> 8)) >> 8;
}

INLINE pixels8 scaled(pixels8 source, lanes16 factor) {
    lanes16 low = rounded((lanes16)(source & 0x00FF00FF) * factor);
    lanes16 high = rounded((lanes16)((source >> 8) & 0x00FF00FF) * factor);
    return (pixels8)low | (pixels8)high << 8;
}

INLINE uint32_t scale_one(uint32_t pixel, uint32_t factor) {
    uint32_t low = (pixel & 0x00FF00FF) * factor + 0x00800080;
    uint32_t high = ((pixel >> 8) & 0x00FF00FF) * factor + 0x00800080;
    low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return low | high;
}

INLINE uint32_t mix_one(uint32_t one, uint32_t other, uint32_t share) {
    uint32_t low = (one & 0x00FF00FF) * share + (other & 0x00FF00FF) * (255 - share) + 0x00800080;
    uint32_t high = ((one >> 8) & 0x00FF00FF) * share + ((other >> 8) & 0x00FF00FF) * (255 - share) + 0x00800080;
    low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return low | high;
}

INLINE uint32_t over_one(uint32_t source, uint32_t target) { return source + scale_one(target, 255 - (source >> 24)); }
