import Foundation
import Testing
import simd

// Apps extend the types, and conform each of them. A generic type over the number would have one conformance for both.
extension simd_float4x4: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode([SIMD4<Float>].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode([columns.0, columns.1, columns.2, columns.3])
    }
}

extension simd_double4x4: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(rows: try container.decode([SIMD4<Double>].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode([transpose.columns.0, transpose.columns.1, transpose.columns.2, transpose.columns.3])
    }
}

extension simd_quatf: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(vector) }
}

extension simd_quatd: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(vector) }
}

extension simd_float4x4 {
    fileprivate static let identity = matrix_identity_float4x4
    fileprivate init(translation: SIMD3<Float>) {
        self = .identity
        columns.3 = SIMD4(translation, 1)
    }
}

// The names of types that apps have themselves.
private struct Matrix { var value = 1 }
private struct Quaternion { var value = 2 }

/// Extensions that apps write: conformances and members of their own. Arguments may be literals without a type.
@Suite struct AppExtensionTests {
    @Test func conformancesOfBothTypesOfNumbers() throws {
        let (single, double) = (simd_float4x4(translation: [1, 2, 3]), simd_double4x4(rows: [.one, .zero, [1, 2, 3, 4], .one]))
        #expect(try JSONDecoder().decode(simd_float4x4.self, from: JSONEncoder().encode(single)) == single)
        #expect(try JSONDecoder().decode(simd_double4x4.self, from: JSONEncoder().encode(double)) == double)
        #expect(Set([simd_quatf(), simd_quatf(), simd_quatf(real: 1, imag: .zero)]).count == 2)
        #expect(Set([simd_quatd(), simd_quatd()]).count == 1 && Matrix().value + Quaternion().value == 3)
    }

    @Test func argumentsWithoutAType() {
        let turn = simd_float4x4(.init(angle: .pi, axis: [0, 1, 0]))
        #expect(simd_almost_equal_elements(turn, simd_float4x4(diagonal: [-1, 1, -1, 1]), 1e-6))
        #expect(simd_quatf(.init([1, 0, 0], [0, 1, 0], [0, 0, 1])) == simd_quatf(real: 1, imag: .zero))
        #expect(simd_quatd(.init([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [5, 6, 7, 1])) == simd_quatd(real: 1, imag: .zero))
        #expect(simd_mul(turn.inverse, [0, 0, 0, 1]) + simd_mul([0, 0, 0, 1], turn) == [0, 0, 0, 2])
        let turned: simd_float3x2 = simd_transpose(.init([1, 2, 3], [4, 5, 6]))
        #expect(turned == .init([1, 4], [2, 5], [3, 6]))
        let determinant: Double = simd_determinant(.init([2, 0, 0], [0, 3, 0], [0, 0, 4]))
        #expect(determinant == 24 && simd_act(.init(real: 0, imag: [0, 0, 1]), SIMD3<Float>(1, 2, 3)) == [-1, -2, 3])
        let product = [simd_float4x4(2), simd_float4x4(3)].reduce(.identity, *)
        #expect(product == .init(6) && [product].map(simd_inverse) == [.init(1 / 6)])
        #expect("\(type(of: product))" == "simd_float4x4" && "\(simd_quatf.self)" == "simd_quatf")
    }
}
