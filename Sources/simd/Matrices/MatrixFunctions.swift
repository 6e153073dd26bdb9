// Functions of matrices with the names of the C library.

/// Returns whether all elements are equal.
@inlinable public func simd_equal<M: MatrixOfColumns>(_ x: M, _ y: M) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements<M: MatrixOfColumns>(_ x: M, _ y: M, _ tolerance: M.Scalar) -> Bool {
    x.matches(y) { simd_almost_equal_elements($0, $1, tolerance) }
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative<M: MatrixOfColumns>(_ x: M, _ y: M, _ tolerance: M.Scalar) -> Bool {
    x.matches(y) { simd_almost_equal_elements_relative($0, $1, tolerance) }
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination<M: MatrixOfColumns>(_ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M) -> M {
    x.combined(with: y) { a * $0 + b * $1 }
}
/// Returns the sum of two matrices.
@inlinable public func simd_add<M: MatrixOfColumns>(_ x: M, _ y: M) -> M { x.combined(with: y) { $0 + $1 } }
/// Returns the difference of two matrices.
@inlinable public func simd_sub<M: MatrixOfColumns>(_ x: M, _ y: M) -> M { x.combined(with: y) { $0 - $1 } }
