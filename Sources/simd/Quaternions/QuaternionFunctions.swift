// Functions of quaternions with the names of the C library.

/// Returns the sum of two quaternions.
@inlinable public func simd_add<Q: VectorQuaternion>(_ p: Q, _ q: Q) -> Q { Q(vector: p.vector + q.vector) }
/// Returns the difference of two quaternions.
@inlinable public func simd_sub<Q: VectorQuaternion>(_ p: Q, _ q: Q) -> Q { Q(vector: p.vector - q.vector) }
/// Returns the quaternion with the opposite imaginary part.
@inlinable public func simd_conjugate<Q: VectorQuaternion>(_ q: Q) -> Q { q.conjugate }
/// Returns the quaternion whose product with another one is 1.
@inlinable public func simd_inverse<Q: VectorQuaternion>(_ q: Q) -> Q { q.inverse }
/// Returns the quaternion of length 1 with the same direction.
@inlinable public func simd_normalize<Q: VectorQuaternion>(_ q: Q) -> Q { q.normalized }
/// Returns the quaternion with the opposite parts.
@inlinable public func simd_negate<Q: VectorQuaternion>(_ q: Q) -> Q { Q(vector: -q.vector) }
/// Returns the sum of the products of the parts.
@inlinable public func simd_dot<Q: VectorQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { simd_dot(p.vector, q.vector) }
/// Returns the sum of the products of the parts.
@inlinable public func dot<Q: VectorQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { simd_dot(p.vector, q.vector) }
/// Returns the length of a quaternion.
@inlinable public func simd_length<Q: VectorQuaternion>(_ q: Q) -> Q.Scalar { q.length }
/// Returns the real part.
@inlinable public func simd_real<Q: VectorQuaternion>(_ q: Q) -> Q.Scalar { q.real }
/// Returns the imaginary part.
@inlinable public func simd_imag<Q: VectorQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// Returns whether all parts are equal.
@inlinable public func simd_equal<Q: VectorQuaternion>(_ p: Q, _ q: Q) -> Bool { p == q }

/// Returns a rotation between two others, on the shorter way.
///
/// - Parameters:
///   - q0: The rotation at 0.
///   - q1: The rotation at 1.
///   - t: The position, 0…1.
@inlinable public func simd_slerp<Q: VectorQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    interpolate(q0, simd_dot(q0, q1) < 0 ? simd_negate(q1) : q1, t)
}

/// Returns a rotation between two others, on the longer way.
@inlinable public func simd_slerp_longest<Q: VectorQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    interpolate(q0, simd_dot(q0, q1) < 0 ? q1 : simd_negate(q1), t)
}

/// Shoemake's spherical linear interpolation.
@inlinable func interpolate<Q: VectorQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    // The angle is computed from two lengths, which is precise for small angles too.
    let angle = 2 * arcTangent(simd_length(q0.vector - q1.vector), simd_length(q0.vector + q1.vector))
    func weight(_ x: Q.Scalar) -> Q.Scalar { x == 0 ? 1 : sine(x) / x }
    let whole = weight(angle)
    guard whole != 0 else { return q0 }
    let (first, second) = (weight((1 - t) * angle) / whole * (1 - t), weight(t * angle) / whole * t)
    return Q(vector: simd_normalize(first * q0.vector + second * q1.vector))
}
