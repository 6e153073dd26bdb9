import UIKitEngines

/// The style of a document's text. The style of an HTML element is the inherited style with the element's
/// declarations.
///
/// A child element starts with a copy of its parent's style; its indents are added to the parent's indents. Each layer
/// of declarations is then applied: the `font` shorthand, the font size, and the other properties in alphabetical
/// order. Relative sizes refer to the parent's font size. Unknown properties and invalid values are ignored.
struct DocumentStyle: Equatable {
    /// The document's default font size in points, as in UIKit's reader.
    static let rootSize = 12.0

    /// The font families in order of preference.
    var families = ["times new roman"]
    /// The font size, in points.
    var size = DocumentStyle.rootSize
    /// The weight, 1…1000.
    var weight = 400
    var isItalic = false
    var color = SIMD4<Double>(0, 0, 0, 1)
    var background: SIMD4<Double>?
    var isUnderlined = false
    var isStruck = false
    var link: String?
    /// The baseline offset, in points upwards.
    var baseline = 0.0
    /// The extra space between letters, in points.
    var kern = 0.0
    var keepsSpaces = false
    var isHidden = false
    var capitals: String?
    var block = DocumentBlock()

    /// Returns the style of a child element.
    ///
    /// - Parameter layers: The layers of declarations; each layer overrides the layers before.
    func childStyle(_ layers: [[String: String]]) -> DocumentStyle {
        var style = self
        style.block.beginElement()
        for layer in layers where !layer.isEmpty {
            if let font = layer["font"] { style.applyFontShorthand(font, parent: size) }
            if let value = layer["font-size"] { style.size = Self.fontSize(value, parent: size) }
            // Alphabetical order applies shorthand properties before their individual properties.
            for (name, value) in layer.sorted(by: { $0.key < $1.key }) { style.apply(name, value.lowercased(), value) }
        }
        return style
    }

    private func points(_ value: String, takesFactors: Bool = false) -> Double? {
        CSSLength.points(value, size: size, root: Self.rootSize, allowsFactors: takesFactors)
    }

    private mutating func apply(_ name: String, _ value: String, _ originalValue: String) {
        switch name {
        case "color": color = CSSColor.parse(value) ?? color
        case "background-color", "background":
            if let parsedColor = CSSColor.parse(value) ?? value.split(separator: " ").lazy.compactMap({ CSSColor.parse(String($0)) }).first
            {
                background = parsedColor.w > 0 ? parsedColor : nil
            }
        case "font-weight": weight = Self.weight(value, parent: weight)
        case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
        case "font-family": families = Self.families(originalValue)
        case "text-decoration", "text-decoration-line":
            // "none" removes the lines that the style has so far, such as a link's underline.
            if value.contains("none") {
                isUnderlined = false
                isStruck = false
            }
            if value.contains("underline") { isUnderlined = true }
            if value.contains("line-through") { isStruck = true }
        case "letter-spacing": kern = points(value) ?? 0
        case "vertical-align": if value == "sub" { baseline -= size * 0.2 } else if value == "super" { baseline += size * 0.4 }
        case "white-space": keepsSpaces = value.hasPrefix("pre")
        case "display": if value == "none" { isHidden = true }
        case "visibility": if value == "hidden" || value == "collapse" { isHidden = true }
        case "text-transform": capitals = value == "none" ? nil : value
        default: block.apply(name, value, size: size)
        }
    }

    private static func fontSize(_ value: String, parent: Double) -> Double {
        let factors = [
            "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5, "xx-large": 2,
        ]
        let value = value.lowercased()
        if let factor = factors[value] { return factor * rootSize }
        if value == "smaller" { return parent / 1.2 }
        if value == "larger" { return parent * 1.2 }
        guard let size = CSSLength.points(value, size: parent, root: rootSize), size >= 0 else { return parent }
        return min(size, 2_000)
    }

    private static func weight(_ value: String, parent: Int) -> Int {
        switch value {
        case "normal": 400
        case "bold": 700
        case "bolder": bolderWeight(than: parent)
        case "lighter": lighterWeight(than: parent)
        default: Int(value).map { min(max($0, 1), 1000) } ?? parent
        }
    }

    private static func bolderWeight(than weight: Int) -> Int {
        if weight < 350 { return 400 }
        return weight < 550 ? 700 : 900
    }

    private static func lighterWeight(than weight: Int) -> Int {
        if weight < 550 { return 100 }
        return weight < 750 ? 400 : 700
    }

    private static func families(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmed.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }.filter { !$0.isEmpty }
    }

    /// Applies the `font` shorthand property: style and weight, size with an optional line height, families.
    private mutating func applyFontShorthand(_ value: String, parent: Double) {
        let words = value.split(separator: " ")
        guard let sizeIndex = words.firstIndex(where: { $0.first?.isNumber ?? false && $0.contains { $0.isLetter || $0 == "%" } }) else {
            return
        }
        weight = 400
        isItalic = false
        for word in words[..<sizeIndex].map({ $0.lowercased() }) {
            if word == "italic" || word == "oblique" { isItalic = true }
            if word == "bold" || word == "bolder" || word == "lighter" || Int(word) != nil { weight = Self.weight(word, parent: 400) }
        }
        let parts = words[sizeIndex].split(separator: "/")
        size = Self.fontSize(String(parts[0]), parent: parent)
        if parts.count > 1 { block.apply("line-height", parts[1].lowercased(), size: size) }
        let names = words[(sizeIndex + 1)...].joined(separator: " ")
        if !names.isEmpty { families = Self.families(names) }
    }
}
