// The products of the matrices of the type `Float`. Nested calls of generic functions take longer to type-check.

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float2x2) -> simd_float2x2 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x2, _ y: simd_float3x2) -> simd_float3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x2, _ y: simd_float4x2) -> simd_float4x2 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float2x3) -> simd_float2x3 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float2x3, _ y: SIMD2<Float>) -> SIMD3<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float2x3) -> SIMD2<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x3, _ y: simd_float2x2) -> simd_float2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x3, _ y: simd_float3x2) -> simd_float3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x3, _ y: simd_float4x2) -> simd_float4x3 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float2x4) -> simd_float2x4 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float2x4, _ y: SIMD2<Float>) -> SIMD4<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float2x4) -> SIMD2<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x4, _ y: simd_float2x2) -> simd_float2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x4, _ y: simd_float3x2) -> simd_float3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float2x4, _ y: simd_float4x2) -> simd_float4x4 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float3x2) -> simd_float3x2 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float3x2, _ y: SIMD3<Float>) -> SIMD2<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float3x2) -> SIMD3<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x2, _ y: simd_float2x3) -> simd_float2x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x2, _ y: simd_float3x3) -> simd_float3x2 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x2, _ y: simd_float4x3) -> simd_float4x2 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float3x3) -> simd_float3x3 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x3, _ y: simd_float2x3) -> simd_float2x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x3, _ y: simd_float4x3) -> simd_float4x3 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float3x4) -> simd_float3x4 { a * x }
/// Returns the product of a matrix and a column vector.
@inlinable public func simd_mul(_ x: simd_float3x4, _ y: SIMD3<Float>) -> SIMD4<Float> { x * y }
/// Returns the product of a row vector and a matrix.
@inlinable public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float3x4) -> SIMD3<Float> { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x4, _ y: simd_float2x3) -> simd_float2x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x4, _ y: simd_float3x3) -> simd_float3x4 { x * y }
/// Returns the product of two matrices.
@inlinable public func simd_mul(_ x: simd_float3x4, _ y: simd_float4x3) -> simd_float4x4 { x * y }

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float4x2) -> simd_float4x2 { a * x }
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

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float4x3) -> simd_float4x3 { a * x }
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

/// Returns the matrix with all elements multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ x: simd_float4x4) -> simd_float4x4 { a * x }
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
