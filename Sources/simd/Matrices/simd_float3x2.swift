/// A matrix of three columns and two rows of the type `Float`.
///
/// - Source: https://developer.apple.com/documentation/simd/simd_float3x2
@frozen public struct simd_float3x2: Equatable, Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    @inlinable public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix of columns.
    @inlinable public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    /// Creates a matrix of columns.
    @inlinable public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>) {
        columns = (col0, col1, col2)
    }

    /// Creates a matrix of three columns.
    @inlinable public init(_ columns: [SIMD2<Float>]) {
        checkCount(columns.count, 3, "columns")
        self.init(columns[0], columns[1], columns[2])
    }

    /// Creates a matrix of two rows.
    @inlinable public init(rows: [SIMD3<Float>]) {
        checkCount(rows.count, 2, "rows")
        self.init(
            SIMD2<Float>(rows[0][0], rows[1][0]),
            SIMD2<Float>(rows[0][1], rows[1][1]),
            SIMD2<Float>(rows[0][2], rows[1][2]))
    }

    /// Creates a matrix whose diagonal contains a value.
    @inlinable public init(_ scalar: Float) { self.init(diagonal: SIMD2(repeating: scalar)) }

    /// Creates a matrix with a diagonal.
    @inlinable public init(diagonal: SIMD2<Float>) {
        self.init(
            SIMD2<Float>(diagonal[0], 0),
            SIMD2<Float>(0, diagonal[1]),
            SIMD2<Float>(0, 0))
    }

    /// The column with a number.
    @inlinable public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: stopForColumn(column, of: 3)
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: stopForColumn(column, of: 3)
            }
        }
    }

    /// The element in a column and a row.
    @inlinable public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    @inlinable public var transpose: simd_float2x3 {
        simd_float2x3(rows: [columns.0, columns.1, columns.2])
    }

    /// Whether all elements are equal.
    @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.columns.0 == rhs.columns.0 && lhs.columns.1 == rhs.columns.1 && lhs.columns.2 == rhs.columns.2
    }
}

extension simd_float3x2 {
    /// The sum of two matrices.
    @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }
    /// The difference of two matrices.
    @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }
    /// The matrix with the opposite elements.
    @inlinable public static prefix func - (rhs: Self) -> Self { Self(-rhs.columns.0, -rhs.columns.1, -rhs.columns.2) }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Float, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2) }
    /// The matrix with all elements multiplied by a number.
    @inlinable public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
    /// The product of a matrix and a column vector.
    @inlinable public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD2<Float> {
        var sum = lhs.columns.0 * rhs[0]
        sum += lhs.columns.1 * rhs[1]
        sum += lhs.columns.2 * rhs[2]
        return sum
    }
    /// The product of a row vector and a matrix.
    @inlinable public static func * (lhs: SIMD2<Float>, rhs: Self) -> SIMD3<Float> {
        SIMD3<Float>((lhs * rhs.columns.0).sum(), (lhs * rhs.columns.1).sum(), (lhs * rhs.columns.2).sum())
    }
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
    /// Adds a matrix.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a matrix.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies all elements by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Float) { lhs = lhs * rhs }
    /// Multiplies by a matrix from the right.
    @inlinable public static func *= (lhs: inout Self, rhs: simd_float3x3) { lhs = lhs * rhs }
}
