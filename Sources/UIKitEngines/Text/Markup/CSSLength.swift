/// Parses CSS lengths.
package enum CSSLength {
    /// Returns a length in points; `nil` for an invalid length. A CSS pixel is one point, as in UIKit's HTML
    /// importer.
    ///
    /// - Parameters:
    ///   - text: A number with a unit. Without a unit only 0 is valid, unless `allowsFactors` is `true`.
    ///   - size: The font size in points, to which `em` and percentages refer.
    ///   - root: The font size of the document, in points.
    ///   - allowsFactors: Whether a number without a unit is a factor of `size`.
    package static func points(_ text: String, size: Double, root: Double, allowsFactors: Bool = false) -> Double? {
        let text = text.lowercased()
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
        guard let number = Double(digits), number.isFinite, abs(number) < 1e6 else { return nil }
        switch text.dropFirst(digits.count) {
        case "px": return number
        case "pt": return number * 4 / 3
        case "pc": return number * 16
        case "in": return number * 96
        case "cm": return number * 96 / 2.54
        case "mm": return number * 96 / 25.4
        case "em": return number * size
        case "ex", "ch": return number * size / 2
        case "rem": return number * root
        case "%": return number / 100 * size
        case "": return allowsFactors ? number * size : number == 0 ? 0 : nil
        default: return nil
        }
    }
}
