// The matrices of rotations. The public initializers have one type each: it decides the type of `.init(angle:axis:)` as
// their argument.

extension MatrixOfThreeColumns where Self: SquareMatrixOfColumns {
    /// Creates the matrix of a rotation.
    @inlinable init<Q: VectorQuaternion>(rotation quaternion: Q) where Q.Scalar == Scalar {
        self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension MatrixOfFourColumns where Self: SquareMatrixOfColumns {
    /// Creates the matrix of a rotation in homogeneous coordinates.
    @inlinable init<Q: VectorQuaternion>(rotation quaternion: Q) where Q.Scalar == Scalar {
        self.init(
            SIMD4(quaternion.act(SIMD3(1, 0, 0)), 0), SIMD4(quaternion.act(SIMD3(0, 1, 0)), 0),
            SIMD4(quaternion.act(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
    }
}

extension simd_float3x3 {
    /// Creates the matrix of a rotation.
    @inlinable public init(_ quaternion: simd_quatf) { self.init(rotation: quaternion) }
}

extension simd_float4x4 {
    /// Creates the matrix of a rotation in homogeneous coordinates.
    @inlinable public init(_ quaternion: simd_quatf) { self.init(rotation: quaternion) }
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation.
    @inlinable public init(_ quaternion: simd_quatd) { self.init(rotation: quaternion) }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation in homogeneous coordinates.
    @inlinable public init(_ quaternion: simd_quatd) { self.init(rotation: quaternion) }
}

extension simd_quatf {
    /// Creates the rotation of a matrix.
    ///
    /// - Parameter rotationMatrix: A rotation without scaling and shearing.
    @inlinable public init(_ rotationMatrix: simd_float3x3) { self.init(rotationOf: rotationMatrix) }

    /// Creates the rotation in the upper left part of a matrix.
    @inlinable public init(_ rotationMatrix: simd_float4x4) { self.init(rotationOf: rotationMatrix) }
}

extension simd_quatd {
    /// Creates the rotation of a matrix.
    ///
    /// - Parameter rotationMatrix: A rotation without scaling and shearing.
    @inlinable public init(_ rotationMatrix: simd_double3x3) { self.init(rotationOf: rotationMatrix) }

    /// Creates the rotation in the upper left part of a matrix.
    @inlinable public init(_ rotationMatrix: simd_double4x4) { self.init(rotationOf: rotationMatrix) }
}
