// The operators of the matrices of the type `Double`. Generic operators take longer to type-check.

extension simd_double2x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD2<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Double>, rhs: Self) -> SIMD2<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x2) -> simd_double3x2 {
        simd_double3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x2) -> simd_double4x2 {
        simd_double4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double2x2) { lhs = lhs * rhs }
}

extension simd_double2x3 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD3<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD3<Double>, rhs: Self) -> SIMD2<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x2) -> simd_double2x3 {
        simd_double2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x2) -> simd_double3x3 {
        simd_double3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x2) -> simd_double4x3 {
        simd_double4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double2x2) { lhs = lhs * rhs }
}

extension simd_double2x4 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD4<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD4<Double>, rhs: Self) -> SIMD2<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x2) -> simd_double2x4 {
        simd_double2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x2) -> simd_double3x4 {
        simd_double3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x2) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double2x2) { lhs = lhs * rhs }
}

extension simd_double3x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Double>) -> SIMD2<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Double>, rhs: Self) -> SIMD3<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x3) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x3) -> simd_double3x2 {
        simd_double3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x3) -> simd_double4x2 {
        simd_double4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double3x3) { lhs = lhs * rhs }
}

extension simd_double3x3 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Double>) -> SIMD3<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD3<Double>, rhs: Self) -> SIMD3<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x3) -> simd_double2x3 {
        simd_double2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x3) -> simd_double4x3 {
        simd_double4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double3x3) { lhs = lhs * rhs }
}

extension simd_double3x4 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Double>) -> SIMD4<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD4<Double>, rhs: Self) -> SIMD3<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x3) -> simd_double2x4 {
        simd_double2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x3) -> simd_double3x4 {
        simd_double3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x3) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double3x3) { lhs = lhs * rhs }
}

extension simd_double4x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD2<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Double>, rhs: Self) -> SIMD4<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x4) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x4) -> simd_double3x2 {
        simd_double3x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x4) -> simd_double4x2 {
        simd_double4x2(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double4x4) { lhs = lhs * rhs }
}

extension simd_double4x3 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD3<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD3<Double>, rhs: Self) -> SIMD4<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x4) -> simd_double2x3 {
        simd_double2x3(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x4) -> simd_double3x3 {
        simd_double3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x4) -> simd_double4x3 {
        simd_double4x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double4x4) { lhs = lhs * rhs }
}

extension simd_double4x4 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { rhs.mapped { -$0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { rhs.mapped { lhs * $0 } }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD4<Double> { lhs.times(column: rhs) }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD4<Double>, rhs: Self) -> SIMD4<Double> { rhs.times(row: lhs) }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double2x4) -> simd_double2x4 {
        simd_double2x4(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double3x4) -> simd_double3x4 {
        simd_double3x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of two matrices.
    @inlinable public static func * (lhs: Self, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_double4x4) { lhs = lhs * rhs }
}
