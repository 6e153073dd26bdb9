/// A matrix of two columns.
public protocol MatrixOfTwoColumns: MatrixOfColumns where Row == SIMD2<Scalar>, Diagonal == Row {
    /// The columns of the matrix.
    var columns: (Column, Column) { get set }

    /// Creates a matrix of columns.
    init(columns: (Column, Column))
}

extension MatrixOfTwoColumns {
    /// Creates a matrix of zeros.
    @inlinable public init() { self.init(columns: (.zero, .zero)) }

    /// Creates a matrix of columns.
    @inlinable public init(_ col0: Column, _ col1: Column) { self.init(columns: (col0, col1)) }

    /// Creates a matrix of two columns.
    @inlinable public init(_ columns: [Column]) {
        checkCount(columns.count, 2, "columns")
        self.init(columns: (columns[0], columns[1]))
    }

    /// The column with a number.
    @inlinable public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: stopForColumn(column, of: 2)
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: stopForColumn(column, of: 2)
            }
        }
    }

    /// Returns the product of the matrix and a column vector.
    @inlinable func times(column vector: Row) -> Column {
        var sum = columns.0 * vector[0]
        sum += columns.1 * vector[1]
        return sum
    }

    /// Returns the product of a row vector and the matrix.
    @inlinable func times(row vector: Column) -> Row {
        Row((vector * columns.0).sum(), (vector * columns.1).sum())
    }
}
