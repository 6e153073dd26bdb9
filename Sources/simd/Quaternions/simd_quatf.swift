internal import Foundation

/// A quaternion of the type `Float`, such as a rotation in three dimensions.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_quatf
@frozen public struct simd_quatf: Equatable, Sendable {
    /// The imaginary part in the first three elements, and the real part in the last one.
    public var vector: SIMD4<Float>

    /// Creates a quaternion of zeros.
    @inlinable public init() { vector = .zero }

    /// Creates a quaternion of the imaginary part in three elements and the real part in the last one.
    @inlinable public init(vector: SIMD4<Float>) { self.vector = vector }

    /// Creates a quaternion of the imaginary part and the real part.
    @inlinable public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }

    /// Creates a quaternion of its real and imaginary parts.
    @inlinable public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }

    /// Creates a rotation.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians.
    ///   - axis: The axis, of length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis)
    }

    /// Creates the shortest rotation from one direction to another.
    ///
    /// - Parameters:
    ///   - from: A vector of length 1.
    ///   - to: A vector of length 1.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let half = from + to
        let length = simd_length(half)
        guard length > 1e-4 else {
            // Every axis that is perpendicular to opposite vectors is as good.
            let other: SIMD3<Float> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        let middle = half / length
        self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
    }

    /// Creates the rotation of a matrix.
    ///
    /// - Parameter rotationMatrix: A rotation without scaling and shearing.
    public init(_ rotationMatrix: simd_float3x3) {
        let (x, y, z) = (rotationMatrix.columns.0, rotationMatrix.columns.1, rotationMatrix.columns.2)
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

    /// Creates the rotation in the upper left part of a matrix.
    public init(_ rotationMatrix: simd_float4x4) { self.init(simd_float3x3(upperLeft: rotationMatrix)) }

    /// The real part.
    @inlinable public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary part.
    @inlinable public var imag: SIMD3<Float> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The length of the vector with all parts.
    @inlinable public var length: Float { simd_length(vector) }
    /// The angle of the rotation, 0…2π, in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    /// The axis of the rotation.
    @inlinable public var axis: SIMD3<Float> { simd_normalize(imag) }
    /// The quaternion with the opposite imaginary part.
    @inlinable public var conjugate: Self { Self(vector: vector * SIMD4(-1, -1, -1, 1)) }
    /// The quaternion whose product with this one is 1.
    @inlinable public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The quaternion of length 1 with the same direction.
    @inlinable public var normalized: Self { Self(vector: simd_normalize(vector)) }

    /// Returns a rotated vector.
    @inlinable public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let double = 2 * simd_cross(imag, vector)
        return vector + real * double + simd_cross(imag, double)
    }
}
