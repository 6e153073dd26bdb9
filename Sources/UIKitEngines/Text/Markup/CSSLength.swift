/// Lengths as style sheets write them.
package enum CSSLength {
    /// In points: pixels of style sheets are points, as in UIKit's reader.
    ///
    /// - Parameters:
    ///   - text: a number with its unit; one without a unit is 0, or counted in `em` where that is asked for.
    ///   - size: of the font, in points: what `em` and percent are parts of.
    ///   - root: the size of the document's font, in points.
    ///   - takesFactors: whether a number without a unit is a factor of `size`.
    package static func points(_ text: String, size: Double, root: Double, takesFactors: Bool = false) -> Double? {
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
        case "": return takesFactors ? number * size : number == 0 ? 0 : nil
        default: return nil
        }
    }
}
