/// A quaternion, such as a rotation in three dimensions: ``simd_quatf`` or ``simd_quatd``.
///
/// > Difference from Apple: Apple's quaternions have no common protocol.
public protocol VectorQuaternion: Equatable, Sendable {
    /// The type of the parts.
    associatedtype Scalar: SIMDScalar, BinaryFloatingPoint

    /// The imaginary part in the first three elements, and the real part in the last one.
    var vector: SIMD4<Scalar> { get set }

    /// Creates a quaternion of the imaginary part in three elements and the real part in the last one.
    init(vector: SIMD4<Scalar>)
}

extension VectorQuaternion {
    /// Creates a quaternion of zeros.
    @inlinable public init() { self.init(vector: .zero) }

    /// Creates a quaternion of the imaginary part and the real part.
    @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { self.init(vector: SIMD4(ix, iy, iz, r)) }

    /// Creates a quaternion of its real and imaginary parts.
    @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

    /// Creates a rotation.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians.
    ///   - axis: The axis, of length 1.
    @inlinable public init(angle: Scalar, axis: SIMD3<Scalar>) {
        self.init(real: cosine(angle / 2), imag: sine(angle / 2) * axis)
    }

    /// Creates the shortest rotation from one direction to another.
    ///
    /// - Parameters:
    ///   - from: A vector of length 1.
    ///   - to: A vector of length 1.
    @inlinable public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let sum = from + to
        if simd_dot(from, to) >= 0 {
            self.init(halfTurnFrom: from, to: simd_normalize(sum))
        } else if simd_length_squared(sum) <= Scalar.ulpOfOne * Scalar.ulpOfOne {
            // Every axis that is perpendicular to opposite vectors is as good.
            let other: SIMD3<Scalar> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(crossProduct(from, other)))
        } else {
            // The middle of nearly opposite vectors is imprecise. Two turns, to it and from it, have the same error in
            // opposite directions.
            let middle = simd_normalize(sum)
            let first = Self(halfTurnFrom: from, to: simd_normalize(from + middle))
            self = Self(halfTurnFrom: middle, to: simd_normalize(middle + to)).times(first)
        }
    }

    /// Creates the rotation by twice the angle between two vectors of length 1.
    @inlinable init(halfTurnFrom from: SIMD3<Scalar>, to middle: SIMD3<Scalar>) {
        self.init(real: simd_dot(from, middle), imag: crossProduct(from, middle))
    }

    /// Creates the rotation of a matrix.
    @inlinable init<M: MatrixOfThreeColumns & SquareMatrixOfColumns>(rotationOf matrix: M) where M.Scalar == Scalar {
        self.init(turned: matrix.columns.0, matrix.columns.1, matrix.columns.2)
    }

    /// Creates the rotation in the upper left part of a matrix.
    @inlinable init<M: MatrixOfFourColumns & SquareMatrixOfColumns>(rotationOf matrix: M) where M.Scalar == Scalar {
        func part(_ column: M.Column) -> SIMD3<Scalar> { SIMD3(column[0], column[1], column[2]) }
        self.init(turned: part(matrix.columns.0), part(matrix.columns.1), part(matrix.columns.2))
    }

    /// Creates a rotation.
    ///
    /// - Parameters:
    ///   - x: The rotated first axis.
    ///   - y: The rotated second axis.
    ///   - z: The rotated third axis.
    @inlinable init(turned x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
        // Shepperd's method: the largest component is computed first, which loses the least precision.
        let trace = x[0] + y[1] + z[2]
        if trace >= 0 {
            let r = 2 * (1 + trace).squareRoot()
            self.init(ix: (y[2] - z[1]) / r, iy: (z[0] - x[2]) / r, iz: (x[1] - y[0]) / r, r: r / 4)
        } else if x[0] >= y[1], x[0] >= z[2] {
            let r = 2 * (1 - y[1] - z[2] + x[0]).squareRoot()
            self.init(ix: r / 4, iy: (x[1] + y[0]) / r, iz: (z[0] + x[2]) / r, r: (y[2] - z[1]) / r)
        } else if y[1] >= z[2] {
            let r = 2 * (1 - x[0] - z[2] + y[1]).squareRoot()
            self.init(ix: (x[1] + y[0]) / r, iy: r / 4, iz: (y[2] + z[1]) / r, r: (z[0] - x[2]) / r)
        } else {
            let r = 2 * (1 - x[0] - y[1] + z[2]).squareRoot()
            self.init(ix: (z[0] + x[2]) / r, iy: (y[2] + z[1]) / r, iz: r / 4, r: (x[1] - y[0]) / r)
        }
    }

    /// The real part.
    @inlinable public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary part.
    @inlinable public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The length of the vector with all parts.
    @inlinable public var length: Scalar { simd_length(vector) }
    /// The angle of the rotation, 0…2π, in radians.
    @inlinable public var angle: Scalar { 2 * arcTangent(simd_length(imag), real) }
    /// The axis of the rotation, of length 1. The elements are not numbers if the imaginary part is 0.
    @inlinable public var axis: SIMD3<Scalar> { simd_normalize(imag) }
    /// The quaternion with the opposite imaginary part.
    @inlinable public var conjugate: Self { Self(vector: vector * SIMD4(-1, -1, -1, 1)) }
    /// The quaternion whose product with this one is 1.
    @inlinable public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The quaternion of length 1 with the same direction.
    @inlinable public var normalized: Self { Self(vector: simd_normalize(vector)) }

    /// Returns the product with a quaternion on the right.
    @inlinable func times(_ other: Self) -> Self {
        Self(
            real: real * other.real - simd_dot(imag, other.imag),
            imag: real * other.imag + other.real * imag + crossProduct(imag, other.imag))
    }

    /// Returns a rotated vector.
    @inlinable public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let double = 2 * crossProduct(imag, vector)
        return vector + real * double + crossProduct(imag, double)
    }
}
