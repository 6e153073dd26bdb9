// Functions of the geometry of vectors, and of all elements of a vector together.

/// Returns the sum of the products of the elements.
@inlinable public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * y).sum() }
/// Returns the sum of the products of the elements.
@inlinable public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * y).sum() }
/// Returns the length of a vector.
@inlinable public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_length_squared(x).squareRoot() }
/// Returns the length of a vector.
@inlinable public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_length_squared(x).squareRoot() }
/// Returns the square of the length of a vector.
@inlinable public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * x).sum() }
/// Returns the square of the length of a vector.
@inlinable public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * x).sum() }
/// Returns the distance of two points.
@inlinable public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_length(x - y) }
/// Returns the distance of two points.
@inlinable public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_length(x - y) }
/// Returns the square of the distance of two points.
@inlinable public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_length_squared(x - y)
}
/// Returns the square of the distance of two points.
@inlinable public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    simd_length_squared(x - y)
}
/// Returns the vector of length 1 with the same direction. The vector must not be zero.
@inlinable public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / simd_length(x) }
/// Returns the vector of length 1 with the same direction. The vector must not be zero.
@inlinable public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / simd_length(x) }
/// Returns the projection of a vector onto another one.
@inlinable public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    y * (simd_dot(x, y) / simd_dot(y, y))
}
/// Returns the projection of a vector onto another one.
@inlinable public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { y * (simd_dot(x, y) / simd_dot(y, y)) }
/// Returns the sum of the magnitudes of the elements.
@inlinable public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_abs(x).sum() }
/// Returns the sum of the magnitudes of the elements.
@inlinable public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_abs(x).sum() }
/// Returns the greatest magnitude of an element.
@inlinable public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_abs(x).max() }
/// Returns the greatest magnitude of an element.
@inlinable public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { simd_abs(x).max() }
/// Returns the sum of the elements.
@inlinable public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }
/// Returns the sum of the elements.
@inlinable public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }
/// Returns the smallest element.
@inlinable public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.min() }
/// Returns the smallest element.
@inlinable public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.min() }
/// Returns the greatest element.
@inlinable public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.max() }
/// Returns the greatest element.
@inlinable public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.max() }
/// Returns the reciprocals of the elements.
@inlinable public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V.one / x }
/// Returns the reciprocals of the elements.
@inlinable public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V.one / x }
/// Returns the reciprocals of the elements.
@inlinable public func simd_precise_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V.one / x }
/// Returns the reciprocals of the square roots of the elements.
@inlinable public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V.one / x.squareRoot() }
/// Returns the reciprocals of the square roots of the elements.
@inlinable public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V.one / x.squareRoot() }
/// Returns the reciprocals of the square roots of the elements.
@inlinable public func simd_precise_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { V.one / x.squareRoot() }
