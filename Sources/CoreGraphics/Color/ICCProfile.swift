/// A parser for ICC profiles that are defined by primaries and curves, such as the profiles of cameras and screens.
///
/// The header must have the signature "acsp". The tag table maps signatures to byte ranges, which are checked against
/// the length. A grey profile has one curve. An RGB profile has three colorants in XYZ, whose luminances must add up
/// to 1, and three curves. A curve is an exponent, a table of 16-bit samples or a parametric formula. Profiles with
/// colour lookup tables are not supported.
///
/// - Source: https://www.color.org/specification/ICC.1-2022-05.pdf
struct ICCProfile {
    private let bytes: [UInt8]
    private var tags: [String: Range<Int>] = [:]

    /// The maximum size of a profile, in bytes.
    static let maximumSize = 4 << 20

    /// Returns the curves and primaries of a profile; `nil` for invalid data, and for profiles with lookup tables.
    static func read(_ bytes: [UInt8]) -> RGBProfile? { ICCProfile(bytes)?.profile }

    private init?(_ bytes: [UInt8]) {
        guard bytes.count >= 132, bytes.count <= Self.maximumSize, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
        self.bytes = bytes
        let count = number(128)
        guard count <= 200, 132 + count * 12 <= bytes.count else { return nil }
        for entry in 0..<count {
            let offset = 132 + entry * 12
            let (start, length) = (number(offset + 4), number(offset + 8))
            guard start <= bytes.count, length <= bytes.count - start else { return nil }
            tags[text(offset)] = start..<start + length
        }
    }

    /// Returns a big-endian 32-bit number; 0 beyond the end.
    private func number(_ offset: Int) -> Int {
        guard offset + 4 <= bytes.count else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func text(_ offset: Int) -> String { String(decoding: bytes[offset..<offset + 4], as: UTF8.self) }

    /// Returns a signed number with 16 integer bits and 16 fraction bits.
    private func fraction(_ offset: Int) -> Double { Double(Int32(truncatingIfNeeded: number(offset))) / 65_536 }

    private var profile: RGBProfile? {
        switch text(16) {
        case "GRAY": return curve("kTRC").map(RGBProfile.init(curve:))
        case "RGB " where text(20) == "XYZ ":
            guard let red = colorant("rXYZ"), let green = colorant("gXYZ"), let blue = colorant("bXYZ") else { return nil }
            let curves = ["rTRC", "gTRC", "bTRC"].compactMap(curve)
            // The sum of all colorants is white, whose Y is 1.
            guard abs(red.y + green.y + blue.y - 1) < 0.1 else { return nil }
            return RGBProfile(colorants: Matrix3(columns: red, green, blue), curves: curves)
        default: return nil
        }
    }

    private func colorant(_ tag: String) -> SIMD3<Double>? {
        guard let range = tags[tag], range.count >= 20, text(range.lowerBound) == "XYZ " else { return nil }
        let start = range.lowerBound + 8
        return SIMD3(fraction(start), fraction(start + 4), fraction(start + 8))
    }

    private func curve(_ tag: String) -> ToneCurve? {
        guard let range = tags[tag], range.count >= 12 else { return nil }
        switch text(range.lowerBound) {
        case "curv": return sampledCurve(range)
        case "para": return parametricCurve(range)
        default: return nil
        }
    }

    private func sampledCurve(_ range: Range<Int>) -> ToneCurve? {
        let count = number(range.lowerBound + 8)
        guard count <= (range.count - 12) / 2 else { return nil }
        let values = (0..<count).map { index -> Double in
            let offset = range.lowerBound + 12 + index * 2
            return Double(Int(bytes[offset]) << 8 | Int(bytes[offset + 1]))
        }
        switch count {
        case 0: return .linear
        // A single number is an exponent with eight fraction bits.
        case 1: return values[0] > 0 ? .gamma(values[0] / 256) : nil
        default: return .table(values.map { $0 / 65_535 })
        }
    }

    /// Reads a parametric curve. Each of the five kinds adds parameters to those of the previous kind.
    private func parametricCurve(_ range: Range<Int>) -> ToneCurve? {
        let kind = number(range.lowerBound + 8) >> 16
        let counts = [1, 3, 4, 5, 7]
        guard kind < counts.count, range.count >= 12 + counts[kind] * 4 else { return nil }
        let n = (0..<counts[kind]).map { fraction(range.lowerBound + 12 + $0 * 4) }
        guard n[0] > 0, kind == 0 || n[1] > 0 else { return nil }
        switch kind {
        case 0: return .gamma(n[0])
        case 1: return .parametric(gamma: n[0], a: n[1], b: n[2], slope: 0, start: -n[2] / n[1], e: 0, f: 0)
        case 2: return .parametric(gamma: n[0], a: n[1], b: n[2], slope: 0, start: -n[2] / n[1], e: n[3], f: n[3])
        case 3: return .parametric(gamma: n[0], a: n[1], b: n[2], slope: n[3], start: n[4], e: 0, f: 0)
        default: return .parametric(gamma: n[0], a: n[1], b: n[2], slope: n[3], start: n[4], e: n[5], f: n[6])
        }
    }
}
