import Foundation

/// A colour in a colour picker: red, green, blue and opacity, each 0…1.
package struct ColorChoice: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    /// Creates a colour. Components are clamped to 0…1; NaN becomes 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(0, value), 1) }
        (self.red, self.green, self.blue, self.alpha) = (clamped(red), clamped(green), clamped(blue), clamped(alpha))
    }

    /// Creates a colour from three or six hexadecimal digits with an optional number sign. Each of three digits is
    /// doubled, as in CSS.
    package init?(hex: String, alpha: Double = 1) {
        var digits = hex.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else { return nil }
        func component(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    package var hex: String {
        [red, green, blue].map { component in
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }.joined()
    }

    /// Returns whether red, green and blue are equal when rounded to 1/255, regardless of opacity.
    package func hasSameRGB(_ other: ColorChoice) -> Bool { rgb24 == other.rgb24 }

    /// Red, green and blue rounded to 1/255, as one number `0xRRGGBB`.
    var rgb24: Int { [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) } }

    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        func channel(_ offset: Double) -> Double {
            let position = (offset + (hue - hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The hue, 0…1; 0 for grey.
    package var hue: Double {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        guard high > low else { return 0 }
        let sector: Double
        switch high {
        case red: sector = (green - blue) / (high - low)
        case green: sector = (blue - red) / (high - low) + 2
        default: sector = (red - green) / (high - low) + 4
        }
        return (sector < 0 ? sector + 6 : sector) / 6
    }
}
