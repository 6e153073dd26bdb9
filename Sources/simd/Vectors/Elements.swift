// Functions of each element of a vector.

/// Returns the magnitudes of the elements.
@inlinable public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    // The magnitude of -0.0 is 0.0.
    x.replacing(with: 0 - x, where: x .<= 0)
}
/// Returns the magnitudes of the elements.
@inlinable public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    // The magnitude of -0.0 is 0.0.
    x.replacing(with: 0 - x, where: x .<= 0)
}
/// Returns -1, 0 or 1 for each element, the sign of the element.
@inlinable public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns -1, 0 or 1 for each element, the sign of the element.
@inlinable public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns the smaller element of each pair.
@inlinable public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMin(x, y) }
/// Returns the smaller element of each pair.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMin(x, y) }
/// Returns the greater element of each pair.
@inlinable public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMax(x, y) }
/// Returns the greater element of each pair.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMax(x, y) }
/// Returns the smaller of each element and a number.
@inlinable public func min<V: SIMD>(_ x: V, _ y: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMin(x, V(repeating: y)) }
/// Returns the greater of each element and a number.
@inlinable public func max<V: SIMD>(_ x: V, _ y: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMax(x, V(repeating: y)) }
/// Returns the elements limited to ranges.
@inlinable public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: BinaryFloatingPoint {
    pointwiseMin(pointwiseMax(x, min), max)
}
/// Returns the elements limited to ranges.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint { simd_clamp(x, min, max) }
/// Returns the elements limited to a range.
@inlinable public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    simd_clamp(x, V(repeating: min), V(repeating: max))
}
/// Returns the linear interpolation between two vectors, with a position for each element.
@inlinable public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint { x + t * (y - x) }
/// Returns the linear interpolation between two vectors, with a position for each element.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: BinaryFloatingPoint { simd_mix(x, y, t) }
/// Returns the linear interpolation between two vectors.
@inlinable public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    simd_mix(x, y, V(repeating: t))
}
/// Returns the fractional parts of the elements, which are less than 1 and not negative.
@inlinable public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    // The difference is rounded to 1 for negative numbers close to 0.
    let part = x - x.rounded(.down)
    return part.replacing(with: V.Scalar(1).nextDown, where: part .>= V.one)
}
/// Returns the fractional parts of the elements, which are less than 1 and not negative.
@inlinable public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { simd_fract(x) }
/// Returns 0 for each element below the edge, and otherwise 1.
@inlinable public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.one.replacing(with: 0, where: x .< edge)
}
/// Returns 0 for each element below the edge, and otherwise 1.
@inlinable public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint { simd_step(edge, x) }
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), V.zero, V.one)
    return t * t * (3 - 2 * t)
}
/// Returns a smooth interpolation from 0 at one edge to 1 at the other.
@inlinable public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: BinaryFloatingPoint {
    simd_smoothstep(edge0, edge1, x)
}
/// Returns a vector mirrored in a plane with a normal of length 1.
@inlinable public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint { x - n * (2 * simd_dot(x, n)) }
/// Returns a vector mirrored in a plane with a normal of length 1.
@inlinable public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { simd_reflect(x, n) }
/// Returns the direction of a refracted ray; zero for total reflection.
///
/// - Parameters:
///   - x: The direction of the ray, of length 1.
///   - n: The normal of the surface, of length 1.
///   - eta: The ratio of the refractive indices.
@inlinable public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    let cosine = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - cosine * cosine)
    return k >= 0 ? x * eta - n * (eta * cosine + k.squareRoot()) : V.zero
}
/// Returns the direction of a refracted ray; zero for total reflection.
@inlinable public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { simd_refract(x, n, eta) }
/// Returns whether all elements are equal.
@inlinable public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool where V.Scalar: BinaryFloatingPoint { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar) -> Bool
where V.Scalar: BinaryFloatingPoint {
    all(simd_abs(x - y) .<= V(repeating: tolerance))
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar) -> Bool
where V.Scalar: BinaryFloatingPoint {
    all(simd_abs(x - y) .<= simd_abs(x) * tolerance)
}
