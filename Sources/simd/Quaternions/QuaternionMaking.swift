// Quaternions and their matrices. The types of the results also decide the types of literals, which functions of
// generic numbers do not provide.

/// Creates a quaternion of the imaginary part and the real part.
@inlinable public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Creates a quaternion of the imaginary part in three elements and the real part in the last one.
@inlinable public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// Creates a rotation by an angle, in radians, about an axis of length 1.
@inlinable public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Creates the shortest rotation from one direction to another.
@inlinable public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// Creates the rotation of a matrix.
@inlinable public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Creates the rotation in the upper left part of a matrix.
@inlinable public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the matrix of a rotation.
@inlinable public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation in homogeneous coordinates.
@inlinable public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Creates a quaternion of the imaginary part and the real part.
@inlinable public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Creates a quaternion of the imaginary part in three elements and the real part in the last one.
@inlinable public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
/// Creates a rotation by an angle, in radians, about an axis of length 1.
@inlinable public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { simd_quatd(angle: angle, axis: axis) }
/// Creates the shortest rotation from one direction to another.
@inlinable public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// Creates the rotation of a matrix.
@inlinable public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Creates the rotation in the upper left part of a matrix.
@inlinable public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
@inlinable public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation in homogeneous coordinates.
@inlinable public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
