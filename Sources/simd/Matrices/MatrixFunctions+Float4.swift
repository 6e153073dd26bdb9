/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float4x2) -> simd_float2x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float4x2) -> simd_float2x4 { matrix.transpose }
/// Returns whether all elements are equal.
@inlinable public func simd_equal(_ x: simd_float4x2, _ y: simd_float4x2) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements(_ x: simd_float4x2, _ y: simd_float4x2, _ tolerance: Float) -> Bool {
    simd_almost_equal_elements(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements(x.columns.1, y.columns.1, tolerance)
        && simd_almost_equal_elements(x.columns.2, y.columns.2, tolerance)
        && simd_almost_equal_elements(x.columns.3, y.columns.3, tolerance)
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative(_ x: simd_float4x2, _ y: simd_float4x2, _ tolerance: Float) -> Bool {
    simd_almost_equal_elements_relative(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements_relative(x.columns.1, y.columns.1, tolerance)
        && simd_almost_equal_elements_relative(x.columns.2, y.columns.2, tolerance)
        && simd_almost_equal_elements_relative(x.columns.3, y.columns.3, tolerance)
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination(_ a: Float, _ x: simd_float4x2, _ b: Float, _ y: simd_float4x2) -> simd_float4x2 {
    a * x + b * y
}
/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float4x2) -> simd_float4x2 { a * x }
/// Returns the sum of two matrices.
@inlinable public func simd_add(_ x: simd_float4x2, _ y: simd_float4x2) -> simd_float4x2 { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub(_ x: simd_float4x2, _ y: simd_float4x2) -> simd_float4x2 { x - y }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float4x2, _ y: SIMD4<Float>) -> SIMD2<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float4x2) -> SIMD4<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x2, _ y: simd_float2x4) -> simd_float2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x2, _ y: simd_float3x4) -> simd_float3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x2, _ y: simd_float4x4) -> simd_float4x2 { x * y }

/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float4x3) -> simd_float3x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float4x3) -> simd_float3x4 { matrix.transpose }
/// Returns whether all elements are equal.
@inlinable public func simd_equal(_ x: simd_float4x3, _ y: simd_float4x3) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements(_ x: simd_float4x3, _ y: simd_float4x3, _ tolerance: Float) -> Bool {
    simd_almost_equal_elements(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements(x.columns.1, y.columns.1, tolerance)
        && simd_almost_equal_elements(x.columns.2, y.columns.2, tolerance)
        && simd_almost_equal_elements(x.columns.3, y.columns.3, tolerance)
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative(_ x: simd_float4x3, _ y: simd_float4x3, _ tolerance: Float) -> Bool {
    simd_almost_equal_elements_relative(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements_relative(x.columns.1, y.columns.1, tolerance)
        && simd_almost_equal_elements_relative(x.columns.2, y.columns.2, tolerance)
        && simd_almost_equal_elements_relative(x.columns.3, y.columns.3, tolerance)
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination(_ a: Float, _ x: simd_float4x3, _ b: Float, _ y: simd_float4x3) -> simd_float4x3 {
    a * x + b * y
}
/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float4x3) -> simd_float4x3 { a * x }
/// Returns the sum of two matrices.
@inlinable public func simd_add(_ x: simd_float4x3, _ y: simd_float4x3) -> simd_float4x3 { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub(_ x: simd_float4x3, _ y: simd_float4x3) -> simd_float4x3 { x - y }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float4x3, _ y: SIMD4<Float>) -> SIMD3<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float4x3) -> SIMD4<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x3, _ y: simd_float2x4) -> simd_float2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x3, _ y: simd_float3x4) -> simd_float3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x3, _ y: simd_float4x4) -> simd_float4x3 { x * y }

/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
/// Returns whether all elements are equal.
@inlinable public func simd_equal(_ x: simd_float4x4, _ y: simd_float4x4) -> Bool { x == y }
/// Returns whether no two elements differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements(_ x: simd_float4x4, _ y: simd_float4x4, _ tolerance: Float) -> Bool {
    simd_almost_equal_elements(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements(x.columns.1, y.columns.1, tolerance)
        && simd_almost_equal_elements(x.columns.2, y.columns.2, tolerance)
        && simd_almost_equal_elements(x.columns.3, y.columns.3, tolerance)
}
/// Returns whether no two elements differ by more than a tolerance times the magnitude of the first one.
@inlinable public func simd_almost_equal_elements_relative(_ x: simd_float4x4, _ y: simd_float4x4, _ tolerance: Float) -> Bool {
    simd_almost_equal_elements_relative(x.columns.0, y.columns.0, tolerance)
        && simd_almost_equal_elements_relative(x.columns.1, y.columns.1, tolerance)
        && simd_almost_equal_elements_relative(x.columns.2, y.columns.2, tolerance)
        && simd_almost_equal_elements_relative(x.columns.3, y.columns.3, tolerance)
}
/// Returns a weighted sum of matrices.
@inlinable public func simd_linear_combination(_ a: Float, _ x: simd_float4x4, _ b: Float, _ y: simd_float4x4) -> simd_float4x4 {
    a * x + b * y
}
/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float4x4) -> simd_float4x4 { a * x }
/// Returns the sum of two matrices.
@inlinable public func simd_add(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x + y }
/// Returns the difference of two matrices.
@inlinable public func simd_sub(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x - y }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x4, _ y: simd_float2x4) -> simd_float2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x4, _ y: simd_float3x4) -> simd_float3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
