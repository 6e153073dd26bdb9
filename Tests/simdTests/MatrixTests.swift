import Testing
import simd

/// Matrices. The expected values were computed with fractions.
@Suite struct MatrixTests {
    private let square = simd_double4x4(rows: [[2, 0, 1, 3], [1, 4, 0, -2], [0, 1, 5, 1], [3, -1, 2, 6]])
    private let inverse = simd_double4x4(rows: [
        [4.9, -0.7, 0.1, -2.7], [-2.9, 0.7, -0.1, 1.7], [1.25, -0.25, 0.25, -0.75], [-3.35, 0.55, -0.15, 2.05],
    ])

    @Test func columnsRowsAndElements() {
        let matrix = float3x2([1, 2], [3, 4], [5, 6])
        #expect(matrix == float3x2(rows: [[1, 3, 5], [2, 4, 6]]) && matrix == simd_float3x2(columns: ([1, 2], [3, 4], [5, 6])))
        #expect(matrix[1] == [3, 4] && matrix[2, 1] == 6 && matrix.columns.0 == [1, 2])
        #expect(matrix.transpose == float2x3(rows: [[1, 2], [3, 4], [5, 6]]) && simd_transpose(matrix.transpose) == matrix)
        var changed = matrix
        changed[0, 1] = 9
        changed[2] = [0, 1]
        #expect(changed == float3x2([[1, 9], [3, 4], [0, 1]]) && changed != matrix)
        #expect(float2x2(3) == simd_matrix([3, 0], [0, 3]) && matrix_identity_float3x3 == simd_diagonal_matrix([1, 1, 1]))
        #expect(simd_float2x3(diagonal: [1, 2]) == simd_matrix_from_rows([1, 0], [0, 2], [0, 0]))
        #expect(simd_double3x3() == simd_double3x3(0) && simd_trace(square) == 17)
    }

    @Test func productsOfEachShape() {
        let first = double2x3(rows: [[1, 2], [3, 4], [5, 6]])
        let second = double4x2(rows: [[7, 8, 9, 10], [11, 12, 13, 14]])
        let product = double4x3(rows: [[29, 32, 35, 38], [65, 72, 79, 86], [101, 112, 123, 134]])
        #expect(first * second == product && simd_mul(first, second) == product)
        #expect(first * SIMD2(1, -1) == [-1, -1, -1] && SIMD3(1, 0, -1) * first == [-4, -4])
        #expect(simd_mul(SIMD3(1, 0, -1), first) == [-4, -4] && simd_mul(first, SIMD2(2, 0)) == [2, 6, 10])
        var sum = first + first
        #expect(sum == 2 * first && sum == first * 2 && sum - first == first && -first + first == double2x3())
        sum -= first
        sum *= 3
        sum *= double2x2(2)
        #expect(sum == 6 * first && simd_linear_combination(2, first, 4, first) == sum)
        #expect(simd_equal(simd_add(first, first), simd_sub(3 * first, first)))
    }

    @Test func determinantsAndInverses() {
        #expect(abs(square.determinant - 20) < 1e-12 && abs(simd_determinant(square.transpose) - 20) < 1e-12)
        #expect(simd_almost_equal_elements(square.inverse, inverse, 1e-12) && !simd_almost_equal_elements(square, inverse, 1))
        #expect(simd_almost_equal_elements_relative(simd_inverse(square), inverse, 1e-12))
        let three = double3x3(rows: [[2, -1, 0], [1, 3, 4], [0, 5, -2]])
        let expected = double3x3(rows: [
            [13.0 / 27, 1.0 / 27, 2.0 / 27], [-1.0 / 27, 2.0 / 27, 4.0 / 27], [-5.0 / 54, 5.0 / 27, -7.0 / 54],
        ])
        #expect(abs(determinant(three) + 54) < 1e-12 && simd_almost_equal_elements(three.inverse, expected, 1e-12))
        let two = float2x2(rows: [[4, 7], [2, 6]])
        #expect(two.determinant == 10 && simd_almost_equal_elements(two.inverse, float2x2(rows: [[0.6, -0.7], [-0.2, 0.4]]), 1e-6))
        #expect(!float2x2(0).inverse.columns.0.x.isFinite)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            func column() -> SIMD4<Double> { SIMD4.random(in: -1...1, using: &generator) }
            let matrix = simd_double4x4(column(), column(), column(), column()) + simd_double4x4(3)
            #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_double4x4, 1e-9))
            let part = simd_float3x3(.random(in: -1...1), .random(in: -1...1), .random(in: -1...1)) + simd_float3x3(3)
            #expect(simd_almost_equal_elements(part.inverse * part, matrix_identity_float3x3, 1e-4))
        }
    }

    @Test func mistakesStopTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = float2x2(1)[2] }
        await #expect(processExitsWith: .failure) { _ = float2x2([[1, 2]]) }
        await #expect(processExitsWith: .failure) { _ = float2x3(rows: [[1, 2], [3, 4]]) }
    }
}
