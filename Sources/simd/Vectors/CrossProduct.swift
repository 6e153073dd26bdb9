// The cross product, which exists in two and three dimensions. Nested calls of generic functions take long to
// type-check.

/// Returns the cross product of two vectors.
@inlinable public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { crossProduct(x, y) }
/// Returns the cross product of two vectors in a plane. Only its third element is not zero.
@inlinable public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
/// Returns the cross product of two vectors.
@inlinable public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { crossProduct(x, y) }
/// Returns the cross product of two vectors in a plane. Only its third element is not zero.
@inlinable public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { simd_cross(x, y) }
/// Returns the cross product of two vectors.
@inlinable public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { crossProduct(x, y) }
/// Returns the cross product of two vectors in a plane. Only its third element is not zero.
@inlinable public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
/// Returns the cross product of two vectors.
@inlinable public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { crossProduct(x, y) }
/// Returns the cross product of two vectors in a plane. Only its third element is not zero.
@inlinable public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { simd_cross(x, y) }

/// Returns the cross product of two vectors.
@inlinable func crossProduct<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
