/// A matrix of four columns.
public protocol MatrixOfFourColumns: MatrixOfColumns where Row == SIMD4<Scalar>, Diagonal == Column {
    /// The columns of the matrix.
    var columns: (Column, Column, Column, Column) { get set }

    /// Creates a matrix of columns.
    init(columns: (Column, Column, Column, Column))
}

extension MatrixOfFourColumns {
    /// Creates a matrix of zeros.
    @inlinable public init() { self.init(columns: (.zero, .zero, .zero, .zero)) }

    /// Creates a matrix of columns.
    @inlinable public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) { self.init(columns: (col0, col1, col2, col3)) }

    /// Creates a matrix of four columns.
    @inlinable public init(_ columns: [Column]) {
        checkCount(columns.count, 4, "columns")
        self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
    }

    /// The column with a number.
    @inlinable public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            case 3: return columns.3
            default: stopForColumn(column, of: 4)
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: stopForColumn(column, of: 4)
            }
        }
    }

    /// Returns the product of the matrix and a column vector.
    @inlinable func times(column vector: Row) -> Column {
        var sum = columns.0 * vector[0]
        sum += columns.1 * vector[1]
        sum += columns.2 * vector[2]
        sum += columns.3 * vector[3]
        return sum
    }

    /// Returns the product of a row vector and the matrix.
    @inlinable func times(row vector: Column) -> Row {
        Row((vector * columns.0).sum(), (vector * columns.1).sum(), (vector * columns.2).sum(), (vector * columns.3).sum())
    }
}
