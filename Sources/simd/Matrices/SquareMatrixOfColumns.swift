/// A matrix with as many rows as columns.
public protocol SquareMatrixOfColumns: MatrixOfColumns where Row == Column, Diagonal == Column, Transpose == Self {
    /// The determinant of the matrix.
    var determinant: Scalar { get }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    var inverse: Self { get }
}

extension MatrixOfTwoColumns where Self: SquareMatrixOfColumns {
    /// The determinant of the matrix.
    @inlinable public var determinant: Scalar { columns.0[0] * columns.1[1] - columns.0[1] * columns.1[0] }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    @inlinable public var inverse: Self {
        let scale = 1 / determinant
        return Self(Column(columns.1[1], -columns.0[1]) * scale, Column(-columns.1[0], columns.0[0]) * scale)
    }
}

extension MatrixOfThreeColumns where Self: SquareMatrixOfColumns {
    /// The determinant of the matrix.
    @inlinable public var determinant: Scalar { (columns.0 * crossProduct(columns.1, columns.2)).sum() }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    @inlinable public var inverse: Self {
        // The rows of the inverse are the cross products of two columns each, divided by the determinant.
        let scale = 1 / determinant
        let (x, y, z) = columns
        return Self(crossProduct(y, z) * scale, crossProduct(z, x) * scale, crossProduct(x, y) * scale).transpose
    }
}

extension MatrixOfFourColumns where Self: SquareMatrixOfColumns {
    /// The determinant of the matrix.
    @inlinable public var determinant: Scalar { Minors(self).determinant }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    @inlinable public var inverse: Self { Minors(self).inverse(of: self) }
}

/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func simd_inverse<M: SquareMatrixOfColumns>(_ matrix: M) -> M { matrix.inverse }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func inverse<M: SquareMatrixOfColumns>(_ matrix: M) -> M { matrix.inverse }
/// Returns the sum of the diagonal.
@inlinable public func simd_trace<M: MatrixOfTwoColumns & SquareMatrixOfColumns>(_ matrix: M) -> M.Scalar {
    matrix.columns.0[0] + matrix.columns.1[1]
}
/// Returns the sum of the diagonal.
@inlinable public func simd_trace<M: MatrixOfThreeColumns & SquareMatrixOfColumns>(_ matrix: M) -> M.Scalar {
    matrix.columns.0[0] + matrix.columns.1[1] + matrix.columns.2[2]
}
/// Returns the sum of the diagonal.
@inlinable public func simd_trace<M: MatrixOfFourColumns & SquareMatrixOfColumns>(_ matrix: M) -> M.Scalar {
    matrix.columns.0[0] + matrix.columns.1[1] + matrix.columns.2[2] + matrix.columns.3[3]
}
