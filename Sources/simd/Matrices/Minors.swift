/// The determinants of the 2x2 parts of a matrix of four columns and rows, for Laplace's expansion of its determinant.
///
/// `s` has those of the two upper rows, and `c` those of the two lower rows.
@frozen @usableFromInline struct Minors<M: MatrixOfFourColumns & SquareMatrixOfColumns> {
    @usableFromInline let s: (SIMD3<M.Scalar>, SIMD3<M.Scalar>)
    @usableFromInline let c: (SIMD3<M.Scalar>, SIMD3<M.Scalar>)

    @inlinable init(_ matrix: M) {
        let m = matrix.columns
        func minor(_ a: M.Column, _ b: M.Column, _ row: Int) -> M.Scalar { a[row] * b[row + 1] - a[row + 1] * b[row] }
        s = (
            SIMD3(minor(m.0, m.1, 0), minor(m.0, m.2, 0), minor(m.0, m.3, 0)),
            SIMD3(minor(m.1, m.2, 0), minor(m.1, m.3, 0), minor(m.2, m.3, 0))
        )
        c = (
            SIMD3(minor(m.0, m.1, 2), minor(m.0, m.2, 2), minor(m.0, m.3, 2)),
            SIMD3(minor(m.1, m.2, 2), minor(m.1, m.3, 2), minor(m.2, m.3, 2))
        )
    }

    @inlinable var determinant: M.Scalar {
        let upper = s.0[0] * c.1[2] - s.0[1] * c.1[1] + s.0[2] * c.1[0]
        return upper + s.1[0] * c.0[2] - s.1[1] * c.0[1] + s.1[2] * c.0[0]
    }

    /// The adjugate matrix, divided by the determinant.
    @inlinable func inverse(of matrix: M) -> M {
        let m = matrix.columns
        let scale = 1 / determinant
        func row(_ a: M.Column, _ b: M.Column, _ d: M.Column, _ x: M.Scalar, _ y: M.Scalar, _ z: M.Scalar, _ index: Int) -> M.Scalar {
            (a[index] * x - b[index] * y + d[index] * z) * scale
        }
        let (s0, s1, s2, s3, s4, s5) = (s.0[0], s.0[1], s.0[2], s.1[0], s.1[1], s.1[2])
        let (c0, c1, c2, c3, c4, c5) = (c.0[0], c.0[1], c.0[2], c.1[0], c.1[1], c.1[2])
        let rows = M(
            M.Row(
                row(m.1, m.2, m.3, c5, c4, c3, 1), -row(m.1, m.2, m.3, c5, c4, c3, 0), row(m.1, m.2, m.3, s5, s4, s3, 3),
                -row(m.1, m.2, m.3, s5, s4, s3, 2)),
            M.Row(
                -row(m.0, m.2, m.3, c5, c2, c1, 1), row(m.0, m.2, m.3, c5, c2, c1, 0), -row(m.0, m.2, m.3, s5, s2, s1, 3),
                row(m.0, m.2, m.3, s5, s2, s1, 2)),
            M.Row(
                row(m.0, m.1, m.3, c4, c2, c0, 1), -row(m.0, m.1, m.3, c4, c2, c0, 0), row(m.0, m.1, m.3, s4, s2, s0, 3),
                -row(m.0, m.1, m.3, s4, s2, s0, 2)),
            M.Row(
                -row(m.0, m.1, m.2, c3, c1, c0, 1), row(m.0, m.1, m.2, c3, c1, c0, 0), -row(m.0, m.1, m.2, s3, s1, s0, 3),
                row(m.0, m.1, m.2, s3, s1, s0, 2)))
        return rows.transpose
    }
}
