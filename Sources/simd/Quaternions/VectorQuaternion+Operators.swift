extension VectorQuaternion {
    /// Adds a quaternion.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = simd_add(lhs, rhs) }
    /// Subtracts a quaternion.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = simd_sub(lhs, rhs) }
    /// Multiplies by a quaternion from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs.times(rhs) }
    /// Multiplies all parts by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Scalar) { lhs.vector *= rhs }
    /// Divides all parts by a number.
    @inlinable public static func /= (lhs: inout Self, rhs: Scalar) { lhs.vector /= rhs }
}
