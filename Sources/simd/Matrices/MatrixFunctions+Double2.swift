/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
/// Returns whether all elements are equal.
@inlinable public func simd_equal(_ x: simd_double2x2, _ y: simd_double2x2) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements(_ x: simd_double2x2, _ y: simd_double2x2, _ tolerance: Double) -> Bool {
    simd_almost_equal_elements(x.columns.0, y.columns.0, tolerance) && simd_almost_equal_elements(x.columns.1, y.columns.1, tolerance)
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative(_ x: simd_double2x2, _ y: simd_double2x2, _ tolerance: Double) -> Bool {
    simd_almost_equal_elements_relative(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements_relative(x.columns.1, y.columns.1, tolerance)
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination(_ a: Double, _ x: simd_double2x2, _ b: Double, _ y: simd_double2x2) -> simd_double2x2 {
    a * x + b * y
}
/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double2x2) -> simd_double2x2 { a * x }
/// Returns the sum of two matrices.
@inlinable public func simd_add(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x - y }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: simd_double3x2) -> simd_double3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x2, _ y: simd_double4x2) -> simd_double4x2 { x * y }

/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double2x3) -> simd_double3x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double2x3) -> simd_double3x2 { matrix.transpose }
/// Returns whether all elements are equal.
@inlinable public func simd_equal(_ x: simd_double2x3, _ y: simd_double2x3) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements(_ x: simd_double2x3, _ y: simd_double2x3, _ tolerance: Double) -> Bool {
    simd_almost_equal_elements(x.columns.0, y.columns.0, tolerance) && simd_almost_equal_elements(x.columns.1, y.columns.1, tolerance)
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative(_ x: simd_double2x3, _ y: simd_double2x3, _ tolerance: Double) -> Bool {
    simd_almost_equal_elements_relative(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements_relative(x.columns.1, y.columns.1, tolerance)
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination(_ a: Double, _ x: simd_double2x3, _ b: Double, _ y: simd_double2x3) -> simd_double2x3 {
    a * x + b * y
}
/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double2x3) -> simd_double2x3 { a * x }
/// Returns the sum of two matrices.
@inlinable public func simd_add(_ x: simd_double2x3, _ y: simd_double2x3) -> simd_double2x3 { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub(_ x: simd_double2x3, _ y: simd_double2x3) -> simd_double2x3 { x - y }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: SIMD2<Double>) -> SIMD3<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double2x3) -> SIMD2<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: simd_double2x2) -> simd_double2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: simd_double3x2) -> simd_double3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x3, _ y: simd_double4x2) -> simd_double4x3 { x * y }

/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_double2x4) -> simd_double4x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_double2x4) -> simd_double4x2 { matrix.transpose }
/// Returns whether all elements are equal.
@inlinable public func simd_equal(_ x: simd_double2x4, _ y: simd_double2x4) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements(_ x: simd_double2x4, _ y: simd_double2x4, _ tolerance: Double) -> Bool {
    simd_almost_equal_elements(x.columns.0, y.columns.0, tolerance) && simd_almost_equal_elements(x.columns.1, y.columns.1, tolerance)
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative(_ x: simd_double2x4, _ y: simd_double2x4, _ tolerance: Double) -> Bool {
    simd_almost_equal_elements_relative(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements_relative(x.columns.1, y.columns.1, tolerance)
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination(_ a: Double, _ x: simd_double2x4, _ b: Double, _ y: simd_double2x4) -> simd_double2x4 {
    a * x + b * y
}
/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Double, _ x: simd_double2x4) -> simd_double2x4 { a * x }
/// Returns the sum of two matrices.
@inlinable public func simd_add(_ x: simd_double2x4, _ y: simd_double2x4) -> simd_double2x4 { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub(_ x: simd_double2x4, _ y: simd_double2x4) -> simd_double2x4 { x - y }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: SIMD2<Double>) -> SIMD4<Double> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Double>, _ y: simd_double2x4) -> SIMD2<Double> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: simd_double2x2) -> simd_double2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: simd_double3x2) -> simd_double3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_double2x4, _ y: simd_double4x2) -> simd_double4x4 { x * y }
