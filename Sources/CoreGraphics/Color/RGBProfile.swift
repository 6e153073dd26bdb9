/// What the components of a space of red, green and blue mean: how each becomes light, and which light each primary is.
struct RGBProfile: Hashable, Sendable {
    let red: ToneCurve
    let green: ToneCurve
    let blue: ToneCurve
    /// Light of this space to light of sRGB's primaries.
    let matrix: Matrix3
    private let inverse: Matrix3

    /// Where a colour lies in the plane of CIE 1931's x and y.
    typealias Place = SIMD2<Double>

    /// The white of daylight in most spaces of screens.
    static let d65 = Place(0.3127, 0.3290)
    static let sRGBPrimaries = [Place(0.64, 0.33), Place(0.30, 0.60), Place(0.15, 0.06)]

    static let sRGBToXYZ = xyz(sRGBPrimaries, white: d65)

    /// - Parameters:
    ///   - colorants: the light of each primary as X, Y and Z, seen under D50, as profiles have them.
    ///   - curves: of red, green and blue.
    /// - Returns: `nil` where the primaries do not span colours.
    init?(colorants: Matrix3, curves: [ToneCurve]) {
        guard curves.count == 3, let fromXYZ = Self.sRGBToXYZ.inverse else { return nil }
        let matrix = fromXYZ * colorants
        guard let inverse = matrix.inverse else { return nil }
        (red, green, blue) = (curves[0], curves[1], curves[2])
        self.matrix = matrix
        self.inverse = inverse
    }

    /// A space by its primaries, its white and one curve.
    init?(_ primaries: [Place], white: Place = d65, curve: ToneCurve) {
        self.init(colorants: Self.xyz(primaries, white: white), curves: [curve, curve, curve])
    }

    /// A space with sRGB's primaries, or one of grays.
    init(curve: ToneCurve) {
        (red, green, blue) = (curve, curve, curve)
        (matrix, inverse) = (.identity, .identity)
    }

    /// The light of sRGB's primaries; not cut to what sRGB can show.
    func light(_ components: SIMD3<Double>) -> SIMD3<Double> {
        matrix * SIMD3(red.light(components.x), green.light(components.y), blue.light(components.z))
    }

    /// The components of a light of sRGB's primaries.
    func components(_ light: SIMD3<Double>) -> SIMD3<Double> {
        let own = inverse * light
        return SIMD3(red.component(own.x), green.component(own.y), blue.component(own.z))
    }

    /// Whether nobody sees a difference to sRGB: no 8-bit component is off by more than one.
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

    /// The light of primaries as X, Y and Z, as it is seen under D50.
    private static func xyz(_ primaries: [Place], white: Place) -> Matrix3 {
        func spread(_ place: Place) -> SIMD3<Double> { SIMD3(place.x / place.y, 1, (1 - place.x - place.y) / place.y) }
        let columns = primaries.map(spread)
        let plain = Matrix3(columns: columns[0], columns[1], columns[2])
        let light = spread(white)
        let shares = (plain.inverse ?? .identity) * light
        return adapted(plain * Matrix3(diagonal: shares), from: light)
    }

    /// Light as X, Y and Z under another white, as it is seen under D50: Bradford's method.
    ///
    /// - Source: https://www.color.org/specification/ICC.1-2022-05.pdf, annex E
    static func adapted(_ light: Matrix3, from white: SIMD3<Double>) -> Matrix3 {
        let cones = Matrix3(SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))
        let d50 = SIMD3(0.9642, 1, 0.8249)
        return (cones.inverse ?? .identity) * Matrix3(diagonal: (cones * d50) / (cones * white)) * cones * light
    }
}
