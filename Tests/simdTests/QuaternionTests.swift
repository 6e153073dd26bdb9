import Foundation
import Testing
import simd

/// Quaternions. The expected values were computed with Rodrigues' formula and with the definition of the product.
@Suite struct QuaternionTests {
    private let first = simd_quatd(angle: 0.5, axis: [0, 0, 1])
    private let second = simd_quatd(angle: 1.2, axis: [0.6, 0, 0.8])

    private func isClose(_ p: simd_quatd, _ q: SIMD4<Double>) -> Bool { simd_almost_equal_elements(p.vector, q, 1e-12) }

    @Test func rotations() {
        #expect(simd_almost_equal_elements(second.act([1, 2, 3]), [0.018851258871099175, -0.20732357701387882, 3.735861555846676], 1e-12))
        #expect(simd_act(second, SIMD3(1, 2, 3)) == second.act([1, 2, 3]))
        #expect(isClose(first * second, [0.32825346377872316, 0.08381687008871902, 0.6418625838807183, 0.6879221025812219]))
        #expect(simd_almost_equal_elements((first * second).act([1, 2, 3]), first.act(second.act([1, 2, 3])), 1e-12))
        #expect(abs(second.angle - 1.2) < 1e-12 && simd_almost_equal_elements(second.axis, [0.6, 0, 0.8], 1e-12))
        #expect(isClose(second * second.inverse, [0, 0, 0, 1]) && isClose(second.conjugate, second.inverse.vector))
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        #expect(simd_almost_equal_elements(quarter.act([1, 0, 0]), [0, 1, 0], 1e-6))
    }

    @Test func partsAndOperators() {
        let q = simd_quaternion(1.0, 2, 3, 4)
        #expect(q.real == 4 && q.imag == [1, 2, 3] && q.vector == [1, 2, 3, 4] && q == simd_quatd(real: 4, imag: [1, 2, 3]))
        #expect(q + q == 2 * q && q - q == simd_quatd() && -q == simd_negate(q) && (q * 2) / 2 == q)
        #expect(simd_length(q) == 30.0.squareRoot() && abs(q.normalized.length - 1) < 1e-12 && dot(q, q) == 30)
        #expect(isClose(q / q, [0, 0, 0, 1]) && simd_imag(q) == [1, 2, 3] && simd_real(q) == 4)
    }

    @Test func interpolation() {
        #expect(isClose(simd_slerp(first, second, 0.25), [0.08712546253428285, 0, 0.30419250059783753, 0.9486179823080637]))
        #expect(isClose(simd_slerp(first, -second, 0.25), [0.08712546253428285, 0, 0.30419250059783753, 0.9486179823080637]))
        #expect(isClose(simd_slerp(first, second, 0), first.vector) && isClose(simd_slerp(first, first, 0.5), first.vector))
        let long = simd_slerp_longest(first, second, 1)
        #expect(isClose(long, -second.vector) && abs(simd_length(simd_slerp_longest(first, second, 0.5)) - 1) < 1e-12)
    }

    @Test func matrices() {
        let matrix = simd_double3x3(second)
        #expect(simd_almost_equal_elements(matrix * SIMD3(1, 2, 3), second.act([1, 2, 3]), 1e-12) && abs(matrix.determinant - 1) < 1e-12)
        #expect(simd_almost_equal_elements(simd_double4x4(second) * SIMD4(1, 2, 3, 1), SIMD4(second.act([1, 2, 3]), 1), 1e-12))
        // The four branches of the conversion: each part is the greatest once.
        let axes: [SIMD3<Double>] = [[1, 0.1, 0.2], [0.1, 1, 0.2], [0.1, 0.2, 1]]
        for (axis, angle) in axes.flatMap({ axis in [0.3, 3.0].map { (axis, $0) } }) {
            let rotation = simd_quatd(angle: angle, axis: normalize(axis))
            #expect(isClose(simd_quatd(simd_double3x3(rotation)), rotation.vector))
            #expect(isClose(simd_quatd(simd_double4x4(rotation)), rotation.vector))
        }
    }

    @Test func fromOneDirectionToAnother() {
        let pairs: [(SIMD3<Double>, SIMD3<Double>)] = [
            ([1, 0, 0], [0, 1, 0]), ([0.6, 0.8, 0], [0, 0.6, -0.8]), ([1, 0, 0], [-1, 0, 0]), ([0, 1, 0], [0, -1, 0]),
            ([0, 1, 0], [0, 1, 0]),
        ]
        for (from, to) in pairs {
            let rotation = simd_quatd(from: from, to: to)
            #expect(simd_almost_equal_elements(rotation.act(from), to, 1e-12) && abs(rotation.length - 1) < 1e-12)
        }
        #expect(abs(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).angle - .pi / 2) < 1e-12)
    }

    @Test(arguments: [1e-1, 1e-3, 3e-4, 1e-5, 1e-9]) func fromOneDirectionToNearlyTheOpposite(angle: Double) {
        let from = simd_normalize(SIMD3(0.2, -0.5, 0.7))
        let to = -simd_quatd(angle: angle, axis: simd_normalize(simd_cross(from, [1, 0, 0]))).act(from)
        let rotation = simd_quatd(from: from, to: to)
        #expect(simd_almost_equal_elements(rotation.act(from), to, 1e-13) && abs(rotation.length - 1) < 1e-13)
        let single = simd_quatf(from: SIMD3<Float>(from), to: SIMD3<Float>(to))
        #expect(simd_almost_equal_elements(single.act(SIMD3<Float>(from)), SIMD3<Float>(to), 4e-6))
    }
}
