import Testing
import simd

/// The products of matrices of each shape, compared with sums over their elements.
@Suite struct MatrixShapeTests {
    /// Returns a matrix whose elements differ.
    private func example<M: MatrixOfColumns>(_: M.Type, _ start: M.Scalar) -> M {
        var matrix = M()
        for column in 0..<M.Row.scalarCount {
            for row in 0..<M.Column.scalarCount { matrix[column, row] = start + M.Scalar(column * column * 3 + row) }
        }
        return matrix
    }

    /// Expects the product of two examples, by the operator and by the function.
    private func expectProduct<X: MatrixOfColumns, Y: MatrixOfColumns, Z: MatrixOfColumns>(
        _ times: (X, Y) -> Z, _ multiplied: (X, Y) -> Z, _ location: SourceLocation = #_sourceLocation
    ) where X.Scalar == Y.Scalar, Z.Scalar == X.Scalar {
        let (x, y) = (example(X.self, 2), example(Y.self, -1))
        let z = times(x, y)
        for column in 0..<Z.Row.scalarCount {
            for row in 0..<Z.Column.scalarCount {
                let sum = (0..<X.Row.scalarCount).reduce(0) { $0 + x[$1, row] * y[column, $1] }
                #expect(z[column, row] == sum, sourceLocation: location)
            }
        }
        #expect(multiplied(x, y) == z, sourceLocation: location)
    }

    /// Expects all that does not depend on a second matrix.
    private func expectShape<M: MatrixOfColumns>(
        _: M.Type, _ column: (M, M.Row) -> M.Column, _ row: (M.Column, M) -> M.Row, _ transposes: [(M) -> M.Transpose],
        _ location: SourceLocation = #_sourceLocation
    ) where M.Scalar: Sendable {
        let matrix = example(M.self, 5)
        let rows = (0..<M.Column.scalarCount).map { row in
            M.Row((0..<M.Row.scalarCount).map { matrix[$0, row] })
        }
        let columns = (0..<M.Row.scalarCount).map { matrix[$0] }
        #expect(M(rows: rows) == matrix && M(columns) == matrix && matrix.transpose == M.Transpose(rows), sourceLocation: location)
        #expect(transposes.allSatisfy { $0(matrix) == matrix.transpose }, sourceLocation: location)
        for (index, other) in columns.enumerated() {
            var unit = M.Row()
            unit[index] = 1
            #expect(column(matrix, unit) == other, sourceLocation: location)
        }
        for (index, other) in rows.enumerated() {
            var unit = M.Column()
            unit[index] = 1
            #expect(row(unit, matrix) == other, sourceLocation: location)
        }
        var diagonal = M.Diagonal()
        for index in diagonal.indices { diagonal[index] = M.Scalar(index + 2) }
        let scaled = M(diagonal: diagonal)
        for column in 0..<M.Row.scalarCount {
            for row in 0..<M.Column.scalarCount {
                #expect(scaled[column, row] == (column == row ? diagonal[row] : 0), sourceLocation: location)
                var changed = matrix
                changed[column][row] += 1
                #expect(changed != matrix && !simd_equal(changed, matrix), sourceLocation: location)
                #expect(!simd_almost_equal_elements(changed, matrix, 0.5) && simd_almost_equal_elements(changed, matrix, 1))
            }
        }
    }

    @Test func productsOfFloat() {
        expectProduct(*, simd_mul as (simd_float2x2, simd_float2x2) -> simd_float2x2)
        expectProduct(*, simd_mul as (simd_float2x2, simd_float3x2) -> simd_float3x2)
        expectProduct(*, simd_mul as (simd_float2x2, simd_float4x2) -> simd_float4x2)
        expectProduct(*, simd_mul as (simd_float2x3, simd_float2x2) -> simd_float2x3)
        expectProduct(*, simd_mul as (simd_float2x3, simd_float3x2) -> simd_float3x3)
        expectProduct(*, simd_mul as (simd_float2x3, simd_float4x2) -> simd_float4x3)
        expectProduct(*, simd_mul as (simd_float2x4, simd_float2x2) -> simd_float2x4)
        expectProduct(*, simd_mul as (simd_float2x4, simd_float3x2) -> simd_float3x4)
        expectProduct(*, simd_mul as (simd_float2x4, simd_float4x2) -> simd_float4x4)
        expectProduct(*, simd_mul as (simd_float3x2, simd_float2x3) -> simd_float2x2)
        expectProduct(*, simd_mul as (simd_float3x2, simd_float3x3) -> simd_float3x2)
        expectProduct(*, simd_mul as (simd_float3x2, simd_float4x3) -> simd_float4x2)
        expectProduct(*, simd_mul as (simd_float3x3, simd_float2x3) -> simd_float2x3)
        expectProduct(*, simd_mul as (simd_float3x3, simd_float3x3) -> simd_float3x3)
        expectProduct(*, simd_mul as (simd_float3x3, simd_float4x3) -> simd_float4x3)
        expectProduct(*, simd_mul as (simd_float3x4, simd_float2x3) -> simd_float2x4)
        expectProduct(*, simd_mul as (simd_float3x4, simd_float3x3) -> simd_float3x4)
        expectProduct(*, simd_mul as (simd_float3x4, simd_float4x3) -> simd_float4x4)
        expectProduct(*, simd_mul as (simd_float4x2, simd_float2x4) -> simd_float2x2)
        expectProduct(*, simd_mul as (simd_float4x2, simd_float3x4) -> simd_float3x2)
        expectProduct(*, simd_mul as (simd_float4x2, simd_float4x4) -> simd_float4x2)
        expectProduct(*, simd_mul as (simd_float4x3, simd_float2x4) -> simd_float2x3)
        expectProduct(*, simd_mul as (simd_float4x3, simd_float3x4) -> simd_float3x3)
        expectProduct(*, simd_mul as (simd_float4x3, simd_float4x4) -> simd_float4x3)
        expectProduct(*, simd_mul as (simd_float4x4, simd_float2x4) -> simd_float2x4)
        expectProduct(*, simd_mul as (simd_float4x4, simd_float3x4) -> simd_float3x4)
        expectProduct(*, simd_mul as (simd_float4x4, simd_float4x4) -> simd_float4x4)
    }

    @Test func partsOfFloat() {
        expectShape(simd_float2x2.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float2x3.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float2x4.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float3x2.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float3x3.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float3x4.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float4x2.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float4x3.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_float4x4.self, *, simd_mul, [transpose, simd_transpose])
    }

    @Test func productsOfDouble() {
        expectProduct(*, simd_mul as (simd_double2x2, simd_double2x2) -> simd_double2x2)
        expectProduct(*, simd_mul as (simd_double2x2, simd_double3x2) -> simd_double3x2)
        expectProduct(*, simd_mul as (simd_double2x2, simd_double4x2) -> simd_double4x2)
        expectProduct(*, simd_mul as (simd_double2x3, simd_double2x2) -> simd_double2x3)
        expectProduct(*, simd_mul as (simd_double2x3, simd_double3x2) -> simd_double3x3)
        expectProduct(*, simd_mul as (simd_double2x3, simd_double4x2) -> simd_double4x3)
        expectProduct(*, simd_mul as (simd_double2x4, simd_double2x2) -> simd_double2x4)
        expectProduct(*, simd_mul as (simd_double2x4, simd_double3x2) -> simd_double3x4)
        expectProduct(*, simd_mul as (simd_double2x4, simd_double4x2) -> simd_double4x4)
        expectProduct(*, simd_mul as (simd_double3x2, simd_double2x3) -> simd_double2x2)
        expectProduct(*, simd_mul as (simd_double3x2, simd_double3x3) -> simd_double3x2)
        expectProduct(*, simd_mul as (simd_double3x2, simd_double4x3) -> simd_double4x2)
        expectProduct(*, simd_mul as (simd_double3x3, simd_double2x3) -> simd_double2x3)
        expectProduct(*, simd_mul as (simd_double3x3, simd_double3x3) -> simd_double3x3)
        expectProduct(*, simd_mul as (simd_double3x3, simd_double4x3) -> simd_double4x3)
        expectProduct(*, simd_mul as (simd_double3x4, simd_double2x3) -> simd_double2x4)
        expectProduct(*, simd_mul as (simd_double3x4, simd_double3x3) -> simd_double3x4)
        expectProduct(*, simd_mul as (simd_double3x4, simd_double4x3) -> simd_double4x4)
        expectProduct(*, simd_mul as (simd_double4x2, simd_double2x4) -> simd_double2x2)
        expectProduct(*, simd_mul as (simd_double4x2, simd_double3x4) -> simd_double3x2)
        expectProduct(*, simd_mul as (simd_double4x2, simd_double4x4) -> simd_double4x2)
        expectProduct(*, simd_mul as (simd_double4x3, simd_double2x4) -> simd_double2x3)
        expectProduct(*, simd_mul as (simd_double4x3, simd_double3x4) -> simd_double3x3)
        expectProduct(*, simd_mul as (simd_double4x3, simd_double4x4) -> simd_double4x3)
        expectProduct(*, simd_mul as (simd_double4x4, simd_double2x4) -> simd_double2x4)
        expectProduct(*, simd_mul as (simd_double4x4, simd_double3x4) -> simd_double3x4)
        expectProduct(*, simd_mul as (simd_double4x4, simd_double4x4) -> simd_double4x4)
    }

    @Test func partsOfDouble() {
        expectShape(simd_double2x2.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double2x3.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double2x4.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double3x2.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double3x3.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double3x4.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double4x2.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double4x3.self, *, simd_mul, [transpose, simd_transpose])
        expectShape(simd_double4x4.self, *, simd_mul, [transpose, simd_transpose])
    }

    @Test func tracesAreTheSumsOfDiagonals() {
        #expect(simd_trace(float2x2(diagonal: [1, 2])) == 3 && simd_trace(simd_matrix([1.0, 9], [9, 2])) == 3)
        #expect(simd_trace(float3x3([1, 9, 9], [9, 2, 9], [9, 9, 4])) == 7 && simd_trace(double4x4(diagonal: [1, 2, 4, 8])) == 15)
    }

    @Test func multiplicationInPlaceIsFromTheRight() {
        var matrix = float2x3([1, 2, 3], [4, 5, 6])
        matrix *= float2x2([0, 1], [2, 0])
        #expect(matrix == float2x3([4, 5, 6], [2, 4, 6]))
        matrix *= 2
        #expect(matrix == float2x3([8, 10, 12], [4, 8, 12]))
    }
}
