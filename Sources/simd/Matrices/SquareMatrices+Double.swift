extension simd_double2x2 {
    /// The determinant of the matrix.
    @inlinable public var determinant: Double { columns.0[0] * columns.1[1] - columns.0[1] * columns.1[0] }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    @inlinable public var inverse: Self {
        let scale = 1 / determinant
        return Self(SIMD2<Double>(columns.1[1], -columns.0[1]) * scale, SIMD2<Double>(-columns.1[0], columns.0[0]) * scale)
    }
}

/// The identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_double2x2) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_double2x2) -> Double { matrix.determinant }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func simd_inverse(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.inverse }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func inverse(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.inverse }
/// Returns the sum of the diagonal.
@inlinable public func simd_trace(_ matrix: simd_double2x2) -> Double { matrix.columns.0[0] + matrix.columns.1[1] }

extension simd_double3x3 {
    /// The determinant of the matrix.
    @inlinable public var determinant: Double { (columns.0 * simd_cross(columns.1, columns.2)).sum() }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    @inlinable public var inverse: Self {
        // The rows of the inverse are the cross products of two columns each, divided by the determinant.
        let scale = 1 / determinant
        return Self(rows: [
            simd_cross(columns.1, columns.2) * scale, simd_cross(columns.2, columns.0) * scale,
            simd_cross(columns.0, columns.1) * scale,
        ])
    }
}

/// The identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_double3x3) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_double3x3) -> Double { matrix.determinant }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func simd_inverse(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.inverse }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func inverse(_ matrix: simd_double3x3) -> simd_double3x3 { matrix.inverse }
/// Returns the sum of the diagonal.
@inlinable public func simd_trace(_ matrix: simd_double3x3) -> Double { matrix.columns.0[0] + matrix.columns.1[1] + matrix.columns.2[2] }

extension simd_double4x4 {
    /// The determinant of the matrix.
    @inlinable public var determinant: Double { minors.determinant }

    /// The inverse of the matrix. The elements are infinite or not numbers if the determinant is 0.
    @inlinable public var inverse: Self {
        minors.inverse(of: self)
    }
}

/// The identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// Returns the determinant of a matrix.
@inlinable public func simd_determinant(_ matrix: simd_double4x4) -> Double { matrix.determinant }
/// Returns the determinant of a matrix.
@inlinable public func determinant(_ matrix: simd_double4x4) -> Double { matrix.determinant }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func simd_inverse(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.inverse }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if the determinant is 0.
@inlinable public func inverse(_ matrix: simd_double4x4) -> simd_double4x4 { matrix.inverse }
/// Returns the sum of the diagonal.
@inlinable public func simd_trace(_ matrix: simd_double4x4) -> Double {
    matrix.columns.0[0] + matrix.columns.1[1] + matrix.columns.2[2] + matrix.columns.3[3]
}

extension simd_double4x4 {
    /// The determinants of the 2x2 parts of the two upper rows (`s`) and of the two lower rows (`c`), for Laplace's
    /// expansion of the determinant.
    @frozen @usableFromInline struct Minors {
        @usableFromInline let s: (SIMD3<Double>, SIMD3<Double>)
        @usableFromInline let c: (SIMD3<Double>, SIMD3<Double>)

        @inlinable init(_ matrix: simd_double4x4) {
            let m = matrix.columns
            func minor(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ row: Int) -> Double { a[row] * b[row + 1] - a[row + 1] * b[row] }
            s = (
                SIMD3(minor(m.0, m.1, 0), minor(m.0, m.2, 0), minor(m.0, m.3, 0)),
                SIMD3(minor(m.1, m.2, 0), minor(m.1, m.3, 0), minor(m.2, m.3, 0))
            )
            c = (
                SIMD3(minor(m.0, m.1, 2), minor(m.0, m.2, 2), minor(m.0, m.3, 2)),
                SIMD3(minor(m.1, m.2, 2), minor(m.1, m.3, 2), minor(m.2, m.3, 2))
            )
        }

        @inlinable var determinant: Double {
            s.0[0] * c.1[2] - s.0[1] * c.1[1] + s.0[2] * c.1[0] + s.1[0] * c.0[2] - s.1[1] * c.0[1] + s.1[2] * c.0[0]
        }

        /// The adjugate matrix, divided by the determinant.
        @inlinable func inverse(of matrix: simd_double4x4) -> simd_double4x4 {
            let m = matrix.columns
            let scale = 1 / determinant
            func row(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ d: SIMD4<Double>, _ x: Double, _ y: Double, _ z: Double, _ index: Int)
                -> Double
            {
                (a[index] * x - b[index] * y + d[index] * z) * scale
            }
            let (s0, s1, s2, s3, s4, s5) = (s.0[0], s.0[1], s.0[2], s.1[0], s.1[1], s.1[2])
            let (c0, c1, c2, c3, c4, c5) = (c.0[0], c.0[1], c.0[2], c.1[0], c.1[1], c.1[2])
            return simd_double4x4(rows: [
                SIMD4<Double>(
                    row(m.1, m.2, m.3, c5, c4, c3, 1), -row(m.1, m.2, m.3, c5, c4, c3, 0), row(m.1, m.2, m.3, s5, s4, s3, 3),
                    -row(m.1, m.2, m.3, s5, s4, s3, 2)),
                SIMD4<Double>(
                    -row(m.0, m.2, m.3, c5, c2, c1, 1), row(m.0, m.2, m.3, c5, c2, c1, 0), -row(m.0, m.2, m.3, s5, s2, s1, 3),
                    row(m.0, m.2, m.3, s5, s2, s1, 2)),
                SIMD4<Double>(
                    row(m.0, m.1, m.3, c4, c2, c0, 1), -row(m.0, m.1, m.3, c4, c2, c0, 0), row(m.0, m.1, m.3, s4, s2, s0, 3),
                    -row(m.0, m.1, m.3, s4, s2, s0, 2)),
                SIMD4<Double>(
                    -row(m.0, m.1, m.2, c3, c1, c0, 1), row(m.0, m.1, m.2, c3, c1, c0, 0), -row(m.0, m.1, m.2, s3, s1, s0, 3),
                    row(m.0, m.1, m.2, s3, s1, s0, 2)),
            ])
        }
    }

    @inlinable var minors: Minors { Minors(self) }
}
