extension simd_quatd {
    /// The sum of two quaternions.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
    /// The difference of two quaternions.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
    /// The quaternion with the opposite parts.
    @inlinable public static prefix func - (rhs: Self) -> Self { Self(vector: -rhs.vector) }
    /// The product of two quaternions: the rotation by `rhs` and then by `lhs`.
    @inlinable public static func * (lhs: Self, rhs: Self) -> Self {
        Self(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag))
    }
    /// The quaternion with all parts multiplied by a number.
    @inlinable public static func * (lhs: Double, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
    /// The quaternion with all parts multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
    /// The quaternion with all parts divided by a number.
    @inlinable public static func / (lhs: Self, rhs: Double) -> Self { Self(vector: lhs.vector / rhs) }
    /// The product of a quaternion and the inverse of another one.
    @inlinable public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
    /// Adds a quaternion.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a quaternion.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies by a quaternion from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies all parts by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
    /// Divides all parts by a number.
    @inlinable public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation.
    @inlinable public init(_ quaternion: simd_quatd) {
        self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }

    /// Creates a matrix of the first three columns and rows of another one.
    @inlinable init(upperLeft matrix: simd_double4x4) {
        func part(_ column: SIMD4<Double>) -> SIMD3<Double> { SIMD3(column.x, column.y, column.z) }
        self.init(part(matrix.columns.0), part(matrix.columns.1), part(matrix.columns.2))
    }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation in homogeneous coordinates.
    @inlinable public init(_ quaternion: simd_quatd) {
        let matrix = simd_double3x3(quaternion)
        self.init(
            SIMD4(matrix.columns.0, 0), SIMD4(matrix.columns.1, 0), SIMD4(matrix.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}
