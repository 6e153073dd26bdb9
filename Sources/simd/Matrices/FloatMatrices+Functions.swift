// Functions whose result does not have the type of their argument. They are not generic, so that the argument may be
// `.init(…)` without a type.

/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float2x3) -> simd_float3x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float2x3) -> simd_float3x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float2x4) -> simd_float4x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float2x4) -> simd_float4x2 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float3x2) -> simd_float2x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float3x2) -> simd_float2x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float3x4) -> simd_float4x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float3x4) -> simd_float4x3 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float4x2) -> simd_float2x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float4x2) -> simd_float2x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float4x3) -> simd_float3x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float4x3) -> simd_float3x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
/// Returns the matrix with rows and columns exchanged.
@inlinable public func transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_float2x2) -> Float { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_float2x2) -> Float { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_float3x3) -> Float { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_float3x3) -> Float { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_float4x4) -> Float { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_float4x4) -> Float { matrix.determinant }
/// Returns a rotated vector.
@inlinable public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the angle of a rotation, in radians.
@inlinable public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
/// Returns the axis of a rotation.
@inlinable public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
