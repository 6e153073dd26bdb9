extension MatrixOfColumns {
    /// Adds a matrix.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = simd_add(lhs, rhs) }
    /// Subtracts a matrix.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = simd_sub(lhs, rhs) }
    /// Multiplies all elements by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs.mapped { rhs * $0 } }
}
