// The operators of the matrices of the type `Float`. Generic operators take longer to type-check.

extension simd_float2x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD2<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Float>, rhs: Self) -> SIMD2<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x2) -> simd_float3x2 {
        simd_float3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x2) -> simd_float4x2 {
        simd_float4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float2x2) { lhs = lhs * rhs }
}

extension simd_float2x3 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD3<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD3<Float>, rhs: Self) -> SIMD2<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x2) -> simd_float2x3 {
        simd_float2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x2) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x2) -> simd_float4x3 {
        simd_float4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float2x2) { lhs = lhs * rhs }
}

extension simd_float2x4 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD4<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD4<Float>, rhs: Self) -> SIMD2<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x2) -> simd_float2x4 {
        simd_float2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x2) -> simd_float3x4 {
        simd_float3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x2) -> simd_float4x4 {
        simd_float4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float2x2) { lhs = lhs * rhs }
}

extension simd_float3x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD2<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Float>, rhs: Self) -> SIMD3<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x3) -> simd_float2x2 {
        simd_float2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x3) -> simd_float3x2 {
        simd_float3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x3) -> simd_float4x2 {
        simd_float4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float3x3) { lhs = lhs * rhs }
}

extension simd_float3x3 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD3<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD3<Float>, rhs: Self) -> SIMD3<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x3) -> simd_float2x3 {
        simd_float2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x3) -> simd_float4x3 {
        simd_float4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float3x3) { lhs = lhs * rhs }
}

extension simd_float3x4 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD4<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD4<Float>, rhs: Self) -> SIMD3<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x3) -> simd_float2x4 {
        simd_float2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x3) -> simd_float3x4 {
        simd_float3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x3) -> simd_float4x4 {
        simd_float4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float3x3) { lhs = lhs * rhs }
}

extension simd_float4x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD2<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Float>, rhs: Self) -> SIMD4<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x4) -> simd_float2x2 {
        simd_float2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x4) -> simd_float3x2 {
        simd_float3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x4) -> simd_float4x2 {
        simd_float4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float4x4) { lhs = lhs * rhs }
}

extension simd_float4x3 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD3<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD3<Float>, rhs: Self) -> SIMD4<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x4) -> simd_float2x3 {
        simd_float2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x4) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x4) -> simd_float4x3 {
        simd_float4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float4x4) { lhs = lhs * rhs }
}

extension simd_float4x4 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD4<Float> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD4<Float>, rhs: Self) -> SIMD4<Float> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float2x4) -> simd_float2x4 {
        simd_float2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float3x4) -> simd_float3x4 {
        simd_float3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float4x4) { lhs = lhs * rhs }
}
