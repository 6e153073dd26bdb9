// Functions whose result does not have the type of their argument. They are not generic, so that the argument may be
// `.init(…)` without a type.

/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double2x3) -> simd_double3x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double2x3) -> simd_double3x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double2x4) -> simd_double4x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double2x4) -> simd_double4x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double3x2) -> simd_double2x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double3x2) -> simd_double2x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double3x4) -> simd_double4x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double3x4) -> simd_double4x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double4x2) -> simd_double2x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double4x2) -> simd_double2x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double4x3) -> simd_double3x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double4x3) -> simd_double3x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.transpose }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_double2x2) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_double2x2) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_double3x3) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_double3x3) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_double4x4) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_double4x4) -> Double { matrix.determinant }
/// Returns a rotated vector.
@inlinable public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Returns the angle of a rotation, in radians.
@inlinable public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
/// Returns the axis of a rotation.
@inlinable public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
