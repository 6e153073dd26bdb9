// Functions of numbers that have the names of functions of vectors.

/// Returns the magnitude of a number.
@inlinable public func simd_abs(_ x: Float) -> Float { abs(x) }
/// Returns the smaller number.
@inlinable public func simd_min(_ x: Float, _ y: Float) -> Float { .minimum(x, y) }
/// Returns the greater number.
@inlinable public func simd_max(_ x: Float, _ y: Float) -> Float { .maximum(x, y) }
/// Returns a number limited to a range.
@inlinable public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { .minimum(.maximum(x, min), max) }
/// Returns -1, 0 or 1, the sign of a number.
@inlinable public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// Returns -1, 0 or 1, the sign of a number.
@inlinable public func sign(_ x: Float) -> Float { simd_sign(x) }
/// Returns the linear interpolation between two numbers.
@inlinable public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
/// Returns the linear interpolation between two numbers.
@inlinable public func mix(_ x: Float, _ y: Float, t: Float) -> Float { simd_mix(x, y, t) }
/// Returns the reciprocal of a number.
@inlinable public func simd_recip(_ x: Float) -> Float { 1 / x }
/// Returns the reciprocal of the square root of a number.
@inlinable public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }
/// Returns the fractional part of a number, which is less than 1 and not negative.
@inlinable public func simd_fract(_ x: Float) -> Float {
    // The difference is rounded to 1 for negative numbers close to 0.
    let part = x - x.rounded(.down)
    return part >= 1 ? Float(1).nextDown : part
}
/// Returns 0 for a number below the edge, and otherwise 1.
@inlinable public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
/// Returns 0 for a number below the edge, and otherwise 1.
@inlinable public func step(_ x: Float, edge: Float) -> Float { simd_step(edge, x) }
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float { simd_smoothstep(edge0, edge1, x) }
/// Returns a vector.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_float2(_ other: Float) -> SIMD2<Float> { SIMD2(repeating: other) }
/// Returns the first two elements of a vector.
@inlinable public func simd_make_float2(_ v: SIMD4<Float>) -> SIMD2<Float> { SIMD2(v.x, v.y) }
/// Returns a vector.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_float3(_ other: Float) -> SIMD3<Float> { SIMD3(repeating: other) }
/// Returns the first three elements of a vector.
@inlinable public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }
/// Returns a vector with a further element.
@inlinable public func simd_make_float3(_ v: SIMD2<Float>, _ last: Float) -> SIMD3<Float> { SIMD3(v, last) }
/// Returns a vector.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_float4(_ other: Float) -> SIMD4<Float> { SIMD4(repeating: other) }
/// Returns a vector with a further element.
@inlinable public func simd_make_float4(_ v: SIMD3<Float>, _ last: Float) -> SIMD4<Float> { SIMD4(v, last) }
/// Returns the magnitude of a number.
@inlinable public func simd_abs(_ x: Double) -> Double { abs(x) }
/// Returns the smaller number.
@inlinable public func simd_min(_ x: Double, _ y: Double) -> Double { .minimum(x, y) }
/// Returns the greater number.
@inlinable public func simd_max(_ x: Double, _ y: Double) -> Double { .maximum(x, y) }
/// Returns a number limited to a range.
@inlinable public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { .minimum(.maximum(x, min), max) }
/// Returns -1, 0 or 1, the sign of a number.
@inlinable public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// Returns -1, 0 or 1, the sign of a number.
@inlinable public func sign(_ x: Double) -> Double { simd_sign(x) }
/// Returns the linear interpolation between two numbers.
@inlinable public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
/// Returns the linear interpolation between two numbers.
@inlinable public func mix(_ x: Double, _ y: Double, t: Double) -> Double { simd_mix(x, y, t) }
/// Returns the reciprocal of a number.
@inlinable public func simd_recip(_ x: Double) -> Double { 1 / x }
/// Returns the reciprocal of the square root of a number.
@inlinable public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
/// Returns the fractional part of a number, which is less than 1 and not negative.
@inlinable public func simd_fract(_ x: Double) -> Double {
    // The difference is rounded to 1 for negative numbers close to 0.
    let part = x - x.rounded(.down)
    return part >= 1 ? Double(1).nextDown : part
}
/// Returns 0 for a number below the edge, and otherwise 1.
@inlinable public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
/// Returns 0 for a number below the edge, and otherwise 1.
@inlinable public func step(_ x: Double, edge: Double) -> Double { simd_step(edge, x) }
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double { simd_smoothstep(edge0, edge1, x) }
/// Returns a vector.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_double2(_ other: Double) -> SIMD2<Double> { SIMD2(repeating: other) }
/// Returns the first two elements of a vector.
@inlinable public func simd_make_double2(_ v: SIMD4<Double>) -> SIMD2<Double> { SIMD2(v.x, v.y) }
/// Returns a vector.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_double3(_ other: Double) -> SIMD3<Double> { SIMD3(repeating: other) }
/// Returns the first three elements of a vector.
@inlinable public func simd_make_double3(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, v.z) }
/// Returns a vector with a further element.
@inlinable public func simd_make_double3(_ v: SIMD2<Double>, _ last: Double) -> SIMD3<Double> { SIMD3(v, last) }
/// Returns a vector.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4(x, y, z, w) }
/// Returns a vector whose elements are equal.
@inlinable public func simd_make_double4(_ other: Double) -> SIMD4<Double> { SIMD4(repeating: other) }
/// Returns a vector with a further element.
@inlinable public func simd_make_double4(_ v: SIMD3<Double>, _ last: Double) -> SIMD4<Double> { SIMD4(v, last) }
