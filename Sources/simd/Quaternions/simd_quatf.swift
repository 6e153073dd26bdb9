/// A quaternion of the type `Float`, such as a rotation in three dimensions.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_quatf
@frozen public struct simd_quatf: VectorQuaternion {
    /// The imaginary part in the first three elements, and the real part in the last one.
    public var vector: SIMD4<Float>

    /// Creates a quaternion of the imaginary part in three elements and the real part in the last one.
    @inlinable public init(vector: SIMD4<Float>) { self.vector = vector }
}

// Generic operators take longer to type-check.
extension simd_quatf {
    /// The sum of two quaternions.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { simd_add(lhs, rhs) }
    /// The difference of two quaternions.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { simd_sub(lhs, rhs) }
    /// The quaternion with the opposite parts.
    @inlinable public static prefix func - (rhs: Self) -> Self { simd_negate(rhs) }
    /// The product of two quaternions: the rotation by `rhs` and then by `lhs`.
    @inlinable public static func * (lhs: Self, rhs: Self) -> Self { lhs.times(rhs) }
    /// The quaternion with all parts multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
    /// The quaternion with all parts multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The quaternion with all parts divided by a number.
    @inlinable public static func / (lhs: Self, rhs: Float) -> Self { Self(vector: lhs.vector / rhs) }
    /// The product of a quaternion and the inverse of another one.
    @inlinable public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
}

// Nested calls of generic functions take longer to type-check.

/// Returns the product of two quaternions.
@inlinable public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// Returns the quaternion with all parts multiplied by a number.
@inlinable public func simd_mul(_ a: Float, _ q: simd_quatf) -> simd_quatf { a * q }
/// Returns the quaternion with all parts multiplied by a number.
@inlinable public func simd_mul(_ q: simd_quatf, _ a: Float) -> simd_quatf { a * q }
