// The matrices of the type `Float`.

/// A matrix of two columns and two rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float2x2
@frozen public struct simd_float2x2: MatrixOfTwoColumns, SquareMatrixOfColumns {
    /// A column of the matrix.
    public typealias Column = SIMD2<Float>

    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float2x2 { simd_float2x2(row(0), row(1)) }
}

/// A matrix of two columns and three rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float2x3
@frozen public struct simd_float2x3: MatrixOfTwoColumns {
    /// A column of the matrix.
    public typealias Column = SIMD3<Float>

    /// The columns of the matrix.
    public var columns: (SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float3x2 { simd_float3x2(row(0), row(1), row(2)) }
}

/// A matrix of two columns and four rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float2x4
@frozen public struct simd_float2x4: MatrixOfTwoColumns {
    /// A column of the matrix.
    public typealias Column = SIMD4<Float>

    /// The columns of the matrix.
    public var columns: (SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float4x2 { simd_float4x2(row(0), row(1), row(2), row(3)) }
}

/// A matrix of three columns and two rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float3x2
@frozen public struct simd_float3x2: MatrixOfThreeColumns {
    /// A column of the matrix.
    public typealias Column = SIMD2<Float>
    /// The elements whose column and row have the same number.
    public typealias Diagonal = SIMD2<Float>

    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float2x3 { simd_float2x3(row(0), row(1)) }
}

/// A matrix of three columns and three rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float3x3
@frozen public struct simd_float3x3: MatrixOfThreeColumns, SquareMatrixOfColumns {
    /// A column of the matrix.
    public typealias Column = SIMD3<Float>
    /// The elements whose column and row have the same number.
    public typealias Diagonal = SIMD3<Float>

    /// The columns of the matrix.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float3x3 { simd_float3x3(row(0), row(1), row(2)) }
}

/// A matrix of three columns and four rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float3x4
@frozen public struct simd_float3x4: MatrixOfThreeColumns {
    /// A column of the matrix.
    public typealias Column = SIMD4<Float>
    /// The elements whose column and row have the same number.
    public typealias Diagonal = SIMD3<Float>

    /// The columns of the matrix.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float4x3 { simd_float4x3(row(0), row(1), row(2), row(3)) }
}

/// A matrix of four columns and two rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float4x2
@frozen public struct simd_float4x2: MatrixOfFourColumns {
    /// A column of the matrix.
    public typealias Column = SIMD2<Float>

    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float2x4 { simd_float2x4(row(0), row(1)) }
}

/// A matrix of four columns and three rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float4x3
@frozen public struct simd_float4x3: MatrixOfFourColumns {
    /// A column of the matrix.
    public typealias Column = SIMD3<Float>

    /// The columns of the matrix.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float3x4 { simd_float3x4(row(0), row(1), row(2)) }
}

/// A matrix of four columns and four rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float4x4
@frozen public struct simd_float4x4: MatrixOfFourColumns, SquareMatrixOfColumns {
    /// A column of the matrix.
    public typealias Column = SIMD4<Float>

    /// The columns of the matrix.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float4x4 { simd_float4x4(row(0), row(1), row(2), row(3)) }
}
