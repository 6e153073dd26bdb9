internal import Foundation

/// Creates a quaternion of the imaginary part and the real part.
@inlinable public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Creates a quaternion of the imaginary part in three elements and the real part in the last one.
@inlinable public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// Creates a rotation by an angle, in radians, about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Creates the shortest rotation from one direction to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// Creates the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Creates the rotation in the upper left part of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }

/// Returns the matrix of a rotation.
@inlinable public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation in homogeneous coordinates.
@inlinable public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }

/// Returns a rotated vector.
@inlinable public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the sum of two quaternions.
@inlinable public func simd_add(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p + q }
/// Returns the difference of two quaternions.
@inlinable public func simd_sub(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p - q }
/// Returns the product of two quaternions.
@inlinable public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// Returns the quaternion with all parts multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ q: simd_quatf) -> simd_quatf { a * q }
/// Returns the quaternion with all parts multiplied by a number.
@inlinable public func simd_mul(_ q: simd_quatf, _ a: Float) -> simd_quatf { a * q }
/// Returns the quaternion with the opposite imaginary part.
@inlinable public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
/// Returns the quaternion whose product with another one is 1.
@inlinable public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Returns the quaternion of length 1 with the same direction.
@inlinable public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns the quaternion with the opposite parts.
@inlinable public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }
/// Returns the sum of the products of the parts.
@inlinable public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
/// Returns the sum of the products of the parts.
@inlinable public func dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
/// Returns the length of a quaternion.
@inlinable public func simd_length(_ q: simd_quatf) -> Float { q.length }
/// Returns the real part.
@inlinable public func simd_real(_ q: simd_quatf) -> Float { q.real }
/// Returns the imaginary part.
@inlinable public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }
/// Returns the angle of a rotation, in radians.
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
/// Returns the axis of a rotation.
@inlinable public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
/// Returns whether all parts are equal.
@inlinable public func simd_equal(_ p: simd_quatf, _ q: simd_quatf) -> Bool { p == q }

/// Returns a rotation between two others, on the shorter way.
///
/// - Parameters:
///   - q0: The rotation at 0.
///   - q1: The rotation at 1.
///   - t: The position, 0…1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    interpolate(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}

/// Returns a rotation between two others, on the longer way.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    interpolate(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}

/// Shoemake's spherical linear interpolation.
private func interpolate(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    // The angle is computed from two lengths, which is precise for small angles too.
    let angle = 2 * atan2(simd_length(q0.vector - q1.vector), simd_length(q0.vector + q1.vector))
    func weight(_ x: Float) -> Float { x == 0 ? 1 : sin(x) / x }
    let whole = weight(angle)
    guard whole != 0 else { return q0 }
    let (first, second) = (weight((1 - t) * angle) / whole * (1 - t), weight(t * angle) / whole * t)
    return (first * q0 + second * q1).normalized
}
