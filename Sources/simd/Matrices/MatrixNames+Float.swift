// The names of matrices without a prefix, and their older names.

/// A matrix of two columns and two rows.
public typealias float2x2 = simd_float2x2
/// A matrix of two columns and two rows.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of two columns and three rows.
public typealias float2x3 = simd_float2x3
/// A matrix of two columns and three rows.
public typealias matrix_float2x3 = simd_float2x3
/// A matrix of two columns and four rows.
public typealias float2x4 = simd_float2x4
/// A matrix of two columns and four rows.
public typealias matrix_float2x4 = simd_float2x4
/// A matrix of three columns and two rows.
public typealias float3x2 = simd_float3x2
/// A matrix of three columns and two rows.
public typealias matrix_float3x2 = simd_float3x2
/// A matrix of three columns and three rows.
public typealias float3x3 = simd_float3x3
/// A matrix of three columns and three rows.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of three columns and four rows.
public typealias float3x4 = simd_float3x4
/// A matrix of three columns and four rows.
public typealias matrix_float3x4 = simd_float3x4
/// A matrix of four columns and two rows.
public typealias float4x2 = simd_float4x2
/// A matrix of four columns and two rows.
public typealias matrix_float4x2 = simd_float4x2
/// A matrix of four columns and three rows.
public typealias float4x3 = simd_float4x3
/// A matrix of four columns and three rows.
public typealias matrix_float4x3 = simd_float4x3
/// A matrix of four columns and four rows.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns and four rows.
public typealias matrix_float4x4 = simd_float4x4
