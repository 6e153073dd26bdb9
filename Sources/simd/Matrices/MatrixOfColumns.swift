/// A matrix of two to four columns and rows. All types of matrices, such as ``simd_float4x3``, share its functions.
///
/// > Difference from Apple: Apple's matrices have no common protocol.
public protocol MatrixOfColumns: Equatable, Sendable {
    /// The type of the elements.
    associatedtype Scalar: SIMDScalar, BinaryFloatingPoint
    /// A column of the matrix.
    associatedtype Column: SIMD where Column.Scalar == Scalar
    /// A row of the matrix.
    associatedtype Row: SIMD where Row.Scalar == Scalar
    /// The elements whose column and row have the same number.
    associatedtype Diagonal: SIMD where Diagonal.Scalar == Scalar
    /// The matrix with rows and columns exchanged.
    associatedtype Transpose: MatrixOfColumns where Transpose.Column == Row, Transpose.Row == Column, Transpose.Transpose == Self

    /// Creates a matrix of zeros.
    init()

    /// Creates a matrix of all its columns.
    init(_ columns: [Column])

    /// The column with a number.
    subscript(column: Int) -> Column { get set }

    /// The matrix with rows and columns exchanged.
    var transpose: Transpose { get }
}

extension MatrixOfColumns {
    /// Creates a matrix of all its rows.
    @inlinable public init(rows: [Row]) {
        checkCount(rows.count, Column.scalarCount, "rows")
        self = Transpose(rows).transpose
    }

    /// Creates a matrix whose diagonal contains a value.
    @inlinable public init(_ scalar: Scalar) { self.init(diagonal: Diagonal(repeating: scalar)) }

    /// Creates a matrix with a diagonal.
    @inlinable public init(diagonal: Diagonal) {
        self.init()
        for index in diagonal.indices { self[index][index] = diagonal[index] }
    }

    /// The element in a column and a row.
    @inlinable public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Whether all elements are equal.
    @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs.matches(rhs) { $0 == $1 } }

    /// Returns the row with a number.
    @inlinable func row(_ number: Int) -> Row {
        var row = Row()
        for column in row.indices { row[column] = self[column][number] }
        return row
    }

    /// Returns whether a condition is true for each pair of columns.
    @inlinable func matches(_ other: Self, _ condition: (Column, Column) -> Bool) -> Bool {
        for column in 0..<Row.scalarCount where !condition(self[column], other[column]) { return false }
        return true
    }

    /// Returns the matrix of the results of a function of each column.
    @inlinable func mapped(_ transform: (Column) -> Column) -> Self {
        var result = self
        for column in 0..<Row.scalarCount { result[column] = transform(self[column]) }
        return result
    }

    /// Returns the matrix of the results of a function of each pair of columns.
    @inlinable func combined(with other: Self, _ combine: (Column, Column) -> Column) -> Self {
        var result = self
        for column in 0..<Row.scalarCount { result[column] = combine(self[column], other[column]) }
        return result
    }
}
