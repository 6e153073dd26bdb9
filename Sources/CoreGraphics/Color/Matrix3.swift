/// A 3 by 3 matrix that converts between primaries.
struct Matrix3: Hashable, Sendable {
    var rows: [SIMD3<Double>]

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) { rows = [first, second, third] }

    /// Creates a matrix from its columns, the images of the unit vectors.
    init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        self.init(
            SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z))
    }

    init(diagonal: SIMD3<Double>) {
        self.init(SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }

    static let identity = Matrix3(diagonal: .one)

    private func column(_ index: Int) -> SIMD3<Double> { SIMD3(rows[0][index], rows[1][index], rows[2][index]) }

    static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.rows[0] * vector).sum(), (matrix.rows[1] * vector).sum(), (matrix.rows[2] * vector).sum())
    }

    static func * (one: Matrix3, other: Matrix3) -> Matrix3 {
        Matrix3(columns: one * other.column(0), one * other.column(1), one * other.column(2))
    }

    private static func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z, one.x * other.y - one.y * other.x)
    }

    /// The inverse; `nil` if the matrix is singular or not finite.
    var inverse: Matrix3? {
        let (first, second, third) = (column(0), column(1), column(2))
        let normal = Self.cross(second, third)
        let determinant = (first * normal).sum()
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
        return Matrix3(normal / determinant, Self.cross(third, first) / determinant, Self.cross(first, second) / determinant)
    }
}
