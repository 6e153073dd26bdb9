// Functions of numbers that have the names of functions of vectors.

/// Returns the magnitude of a number.
@inlinable public func simd_abs<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar { abs(x) }
/// Returns the smaller number.
@inlinable public func simd_min<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar) -> Scalar { .minimum(x, y) }
/// Returns the greater number.
@inlinable public func simd_max<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar) -> Scalar { .maximum(x, y) }
/// Returns a number limited to a range.
@inlinable public func simd_clamp<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ min: Scalar, _ max: Scalar) -> Scalar {
    .minimum(.maximum(x, min), max)
}
/// Returns -1, 0 or 1, the sign of a number.
@inlinable public func simd_sign<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// Returns -1, 0 or 1, the sign of a number.
@inlinable public func sign<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar { simd_sign(x) }
/// Returns the linear interpolation between two numbers.
@inlinable public func simd_mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar { x + t * (y - x) }
/// Returns the linear interpolation between two numbers.
@inlinable public func mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, t: Scalar) -> Scalar { simd_mix(x, y, t) }
/// Returns the reciprocal of a number.
@inlinable public func simd_recip<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar { 1 / x }
/// Returns the reciprocal of the square root of a number.
@inlinable public func simd_rsqrt<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar { 1 / x.squareRoot() }
/// Returns the fractional part of a number, which is less than 1 and not negative.
@inlinable public func simd_fract<Scalar: BinaryFloatingPoint>(_ x: Scalar) -> Scalar {
    // The difference is rounded to 1 for negative numbers close to 0.
    let part = x - x.rounded(.down)
    return part >= 1 ? Scalar(1).nextDown : part
}
/// Returns 0 for a number below the edge, and otherwise 1.
@inlinable public func simd_step<Scalar: BinaryFloatingPoint>(_ edge: Scalar, _ x: Scalar) -> Scalar { x < edge ? 0 : 1 }
/// Returns 0 for a number below the edge, and otherwise 1.
@inlinable public func step<Scalar: BinaryFloatingPoint>(_ x: Scalar, edge: Scalar) -> Scalar { simd_step(edge, x) }
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func simd_smoothstep<Scalar: BinaryFloatingPoint>(_ edge0: Scalar, _ edge1: Scalar, _ x: Scalar) -> Scalar {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func smoothstep<Scalar: BinaryFloatingPoint>(_ x: Scalar, edge0: Scalar, edge1: Scalar) -> Scalar {
    simd_smoothstep(edge0, edge1, x)
}
