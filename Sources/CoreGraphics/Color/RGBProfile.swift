/// The conversion between the components of an RGB space and light: a tone curve for each component, and a matrix of
/// the primaries.
struct RGBProfile: Hashable, Sendable {
    let red: ToneCurve
    let green: ToneCurve
    let blue: ToneCurve
    /// The matrix that converts the light of this space to the light of the sRGB primaries.
    let matrix: Matrix3
    private let inverse: Matrix3

    /// The chromaticity of a colour, x and y of CIE 1931.
    typealias Chromaticity = SIMD2<Double>

    /// The daylight white point of most screen spaces.
    static let d65 = Chromaticity(0.3127, 0.3290)
    static let sRGBPrimaries = [Chromaticity(0.64, 0.33), Chromaticity(0.30, 0.60), Chromaticity(0.15, 0.06)]

    static let sRGBToXYZ = xyz(sRGBPrimaries, white: d65)

    /// - Parameters:
    ///   - colorants: X, Y and Z of each primary, relative to D50 as in ICC profiles.
    ///   - curves: The tone curves of red, green and blue.
    /// - Returns: `nil` if the primaries are linearly dependent.
    init?(colorants: Matrix3, curves: [ToneCurve]) {
        guard curves.count == 3, let fromXYZ = Self.sRGBToXYZ.inverse else { return nil }
        let matrix = fromXYZ * colorants
        guard let inverse = matrix.inverse else { return nil }
        (red, green, blue) = (curves[0], curves[1], curves[2])
        self.matrix = matrix
        self.inverse = inverse
    }

    /// Creates a profile from primaries, a white point and one curve.
    init?(_ primaries: [Chromaticity], white: Chromaticity = d65, curve: ToneCurve) {
        self.init(colorants: Self.xyz(primaries, white: white), curves: [curve, curve, curve])
    }

    /// Creates a profile with the sRGB primaries, or a grey profile.
    init(curve: ToneCurve) {
        (red, green, blue) = (curve, curve, curve)
        (matrix, inverse) = (.identity, .identity)
    }

    /// Converts components to the light of the sRGB primaries, without clamping.
    func light(_ components: SIMD3<Double>) -> SIMD3<Double> {
        matrix * SIMD3(red.light(components.x), green.light(components.y), blue.light(components.z))
    }

    /// Converts the light of the sRGB primaries to components.
    func components(_ light: SIMD3<Double>) -> SIMD3<Double> {
        let ownLight = inverse * light
        return SIMD3(red.component(ownLight.x), green.component(ownLight.y), blue.component(ownLight.z))
    }

    /// Whether the space is indistinguishable from sRGB: no 8-bit component differs by more than 1.
    var isNearSRGB: Bool {
        let isSameLight = (0..<3).allSatisfy { row in
            (0..<3).allSatisfy { abs(matrix.rows[row][$0] - (row == $0 ? 1 : 0)) < 0.003 }
        }
        guard isSameLight else { return false }
        return [red, green, blue].allSatisfy { curve in
            stride(from: 0, through: 255, by: 15).allSatisfy { step in
                abs(ToneCurve.sRGB.component(curve.light(Double(step) / 255)) - Double(step) / 255) < 1.2 / 255
            }
        }
    }

    /// Returns X, Y and Z of primaries, adapted to D50.
    private static func xyz(_ primaries: [Chromaticity], white: Chromaticity) -> Matrix3 {
        func xyzOfUnitLuminance(_ point: Chromaticity) -> SIMD3<Double> { SIMD3(point.x / point.y, 1, (1 - point.x - point.y) / point.y) }
        let columns = primaries.map(xyzOfUnitLuminance)
        let unscaled = Matrix3(columns: columns[0], columns[1], columns[2])
        let light = xyzOfUnitLuminance(white)
        let scales = (unscaled.inverse ?? .identity) * light
        return adapted(unscaled * Matrix3(diagonal: scales), from: light)
    }

    /// Adapts X, Y and Z from another white point to D50, by the Bradford method.
    ///
    /// - Source: https://www.color.org/specification/ICC.1-2022-05.pdf, annex E
    static func adapted(_ light: Matrix3, from white: SIMD3<Double>) -> Matrix3 {
        let cones = Matrix3(SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))
        let d50 = SIMD3(0.9642, 1, 0.8249)
        return (cones.inverse ?? .identity) * Matrix3(diagonal: (cones * d50) / (cones * white)) * cones * light
    }
}
