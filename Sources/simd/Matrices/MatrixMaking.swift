// Matrices of columns and of rows.

/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(col0, col1) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(rows: [row0, row1])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>) -> simd_float2x3 { simd_float2x3(col0, col1) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>, _ row2: SIMD2<Float>) -> simd_float2x3 {
    simd_float2x3(rows: [row0, row1, row2])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>) -> simd_float2x4 { simd_float2x4(col0, col1) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>, _ row2: SIMD2<Float>, _ row3: SIMD2<Float>)
    -> simd_float2x4
{ simd_float2x4(rows: [row0, row1, row2, row3]) }
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>) -> simd_float3x2 {
    simd_float3x2(col0, col1, col2)
}
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>) -> simd_float3x2 {
    simd_float3x2(rows: [row0, row1])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(col0, col1, col2)
}
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(rows: [row0, row1, row2])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>) -> simd_float3x4 {
    simd_float3x4(col0, col1, col2)
}
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>, _ row3: SIMD3<Float>)
    -> simd_float3x4
{ simd_float3x4(rows: [row0, row1, row2, row3]) }
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>, _ col3: SIMD2<Float>) -> simd_float4x2
{ simd_float4x2(col0, col1, col2, col3) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD4<Float>, _ row1: SIMD4<Float>) -> simd_float4x2 {
    simd_float4x2(rows: [row0, row1])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>, _ col3: SIMD3<Float>) -> simd_float4x3
{ simd_float4x3(col0, col1, col2, col3) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>) -> simd_float4x3 {
    simd_float4x3(rows: [row0, row1, row2])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) -> simd_float4x4
{ simd_float4x4(col0, col1, col2, col3) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>)
    -> simd_float4x4
{ simd_float4x4(rows: [row0, row1, row2, row3]) }
/// Returns a matrix with a diagonal.
@inlinable public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
/// Returns a matrix with a diagonal.
@inlinable public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
/// Returns a matrix with a diagonal.
@inlinable public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(col0, col1) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(rows: [row0, row1])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>) -> simd_double2x3 { simd_double2x3(col0, col1) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>, _ row2: SIMD2<Double>) -> simd_double2x3 {
    simd_double2x3(rows: [row0, row1, row2])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>) -> simd_double2x4 { simd_double2x4(col0, col1) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>, _ row2: SIMD2<Double>, _ row3: SIMD2<Double>)
    -> simd_double2x4
{ simd_double2x4(rows: [row0, row1, row2, row3]) }
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>, _ col2: SIMD2<Double>) -> simd_double3x2 {
    simd_double3x2(col0, col1, col2)
}
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>) -> simd_double3x2 {
    simd_double3x2(rows: [row0, row1])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(col0, col1, col2)
}
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(rows: [row0, row1, row2])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>) -> simd_double3x4 {
    simd_double3x4(col0, col1, col2)
}
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>, _ row3: SIMD3<Double>)
    -> simd_double3x4
{ simd_double3x4(rows: [row0, row1, row2, row3]) }
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>, _ col2: SIMD2<Double>, _ col3: SIMD2<Double>)
    -> simd_double4x2
{ simd_double4x2(col0, col1, col2, col3) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD4<Double>, _ row1: SIMD4<Double>) -> simd_double4x2 {
    simd_double4x2(rows: [row0, row1])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>, _ col3: SIMD3<Double>)
    -> simd_double4x3
{ simd_double4x3(col0, col1, col2, col3) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>) -> simd_double4x3 {
    simd_double4x3(rows: [row0, row1, row2])
}
/// Returns a matrix of columns.
@inlinable public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>)
    -> simd_double4x4
{ simd_double4x4(col0, col1, col2, col3) }
/// Returns a matrix of rows.
@inlinable public func simd_matrix_from_rows(_ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>)
    -> simd_double4x4
{ simd_double4x4(rows: [row0, row1, row2, row3]) }
/// Returns a matrix with a diagonal.
@inlinable public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
/// Returns a matrix with a diagonal.
@inlinable public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }
/// Returns a matrix with a diagonal.
@inlinable public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
