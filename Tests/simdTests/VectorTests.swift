import Testing
import simd

/// Functions of vectors, with and without the prefix.
@Suite struct VectorTests {
    @Test func geometry() {
        let x: simd_float3 = [1, 2, 2]
        let y: simd_float3 = [3, 0, 4]
        #expect(simd_length(x) == 3 && length(y) == 5 && simd_length_squared(x) == 9 && dot(x, y) == 11 && simd_dot(x, y) == 11)
        #expect(simd_cross(simd_float3(1, 2, 3), [4, 5, 6]) == [-3, 6, -3] && cross(SIMD3(1.0, 2, 3), [4, 5, 6]) == [-3, 6, -3])
        #expect(simd_cross(x, y) == [8, 2, -6] && cross(float2(1, 2), float2(3, 4)) == [0, 0, -2])
        #expect(simd_distance(x, y) == Float(12).squareRoot() && distance_squared(x, y) == 12)
        #expect(normalize(y) == [0.6, 0, 0.8] && simd_normalize(SIMD2<Double>(0, 2)) == [0, 1])
        #expect(simd_project(SIMD2<Double>(3, 4), SIMD2(2, 0)) == [3, 0])
        #expect(norm_one(SIMD2<Double>(-3, 4)) == 7 && simd_norm_inf(SIMD2<Double>(-5, 4)) == 5)
        #expect(reduce_add(x) == 5 && simd_reduce_max(y) == 4 && simd_reduce_min(y) == 0)
        #expect(simd_reflect(SIMD2<Double>(1, -1), SIMD2(0, 1)) == [1, 1] && reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == [1, 1])
        let refracted = refract(SIMD3<Double>(0.6, -0.8, 0), n: SIMD3(0, 1, 0), eta: 1 / 1.5)
        #expect(simd_almost_equal_elements(refracted, [0.4, -0.916515138991168, 0], 1e-12))
        #expect(simd_refract(SIMD2<Double>(0.8, -0.6), SIMD2(0, 1), 1.5) == .zero, "total reflection")
    }

    @Test func elements() {
        let x: simd_double4 = [-1.5, 0, 0.25, 3]
        #expect(simd_abs(SIMD2(-0.0, 0)).x.sign == .plus && abs(SIMD2<Float>(0, -0.0)).y.sign == .plus)
        #expect(simd_abs(x) == [1.5, 0, 0.25, 3] && abs(x) == simd_abs(x) && sign(x) == [-1, 0, 1, 1])
        #expect(simd_min(x, [0, -1, 1, 2]) == [-1.5, -1, 0.25, 2] && max(x, 0.5) == [0.5, 0.5, 0.5, 3] && min(x, x) == x)
        #expect(simd_clamp(x, .zero, .one) == [0, 0, 0.25, 1] && clamp(x, min: -1, max: 2) == [-1, 0, 0.25, 2])
        #expect(simd_mix(SIMD2<Float>(0, 10), SIMD2(4, 20), SIMD2(0.25, 0.5)) == [1, 15])
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(4, 20), t: 0.5) == [2, 15])
        #expect(
            simd_fract(x) == [0.5, 0, 0.25, 0] && floor(x) == [-2, 0, 0, 3] && ceil(x) == [-1, 0, 1, 3] && trunc(x) == [-1, 0, 0, 3])
        #expect(simd_step(SIMD2<Double>(1, 1), SIMD2(0.5, 1)) == [0, 1] && step(SIMD2<Double>(0.5, 1), edge: SIMD2(1, 1)) == [0, 1])
        #expect(smoothstep(SIMD3<Double>(-1, 1, 9), edge0: .zero, edge1: SIMD3(repeating: 4)) == [0, 0.15625, 1])
        #expect(recip(SIMD2<Double>(2, 4)) == [0.5, 0.25] && rsqrt(SIMD2<Double>(4, 16)) == [0.5, 0.25])
        #expect(simd_equal(x, x) && simd_almost_equal_elements(x, x + 0.1, 0.11) && !simd_almost_equal_elements(x, x + 0.1, 0.09))
        #expect(simd_almost_equal_elements_relative(SIMD2<Double>(100, 1), SIMD2(101, 1), 0.011))
        #expect(!simd_almost_equal_elements_relative(SIMD2<Double>(100, 1), SIMD2(101, 1.1), 0.011))
    }

    @Test func numbers() {
        #expect(simd_mix(2 as Float, 4, 0.25) == 2.5 && mix(2.0, 4.0, t: 0.5) == 3 && simd_clamp(7.0, 0, 1) == 1)
        #expect(simd_sign(-3.0) == -1 && simd_step(1.0, 0.5) == 0 && simd_smoothstep(0.0, 4, 1) == 0.15625)
        #expect(simd_fract(-0.25) == 0.75 && simd_min(1.0, 2) == 1 && simd_max(1.0, 2) == 2 && simd_recip(4.0) == 0.25)
        let (small, large) = (-Double.leastNonzeroMagnitude, -Float.ulpOfOne / 8)
        let (one, single) = (Double(1).nextDown, Float(1).nextDown)
        #expect(simd_fract(small) == one && simd_fract(large) == single && simd_fract(Double.nan).isNaN)
        #expect(simd_fract(SIMD2(small, 0.5)) == [one, 0.5] && fract(SIMD2(large, -0.5)) == [single, 0.5])
        #expect(simd_make_float3(1, 2, 3) == [1, 2, 3] && simd_make_double4(SIMD3(1, 2, 3), 4) == [1, 2, 3, 4])
        #expect(simd_make_float3(SIMD4<Float>(1, 2, 3, 4)) == [1, 2, 3] && simd_make_float2(5) == [5, 5])
        // The functions of the standard library remain usable.
        #expect(max(1, 2) == 2 && min(3, 4) == 3 && abs(-3) == 3)
    }
}
