/// Parses weight, slant and width from the names of faces.
enum FaceTraits {
    /// Returns the weight on the scale of font files; 400 for a name without a weight.
    static func weight(_ suffix: String) -> Int {
        let suffix = suffix.lowercased()
        return weights.first { suffix.contains($0.key) }?.value ?? 400
    }

    static func isItalic(_ suffix: String) -> Bool {
        let suffix = suffix.lowercased()
        return suffix.contains("ita") || suffix.contains("oblique") || suffix.hasSuffix("bookit")
    }

    /// Returns the width as a factor of the regular width.
    static func width(_ suffix: String) -> CGFloat { suffix.contains("Condensed") ? condensedWidth : 1 }

    /// Returns the style within the family, such as `Demi Bold Italic` for `-DemiBoldItalicMT`.
    static func style(_ suffix: String) -> String {
        var text = suffix.split(separator: "_").last.map { String($0) } ?? suffix
        if text.hasSuffix("MT") { text.removeLast(2) }
        var result = ""
        for character in text where character.isLetter || character.isNumber {
            if character.isUppercase, result.last?.isLowercase == true { result += " " }
            result.append(character)
        }
        return result.isEmpty ? "Regular" : result
    }

    /// The names of weights. Longer names come first, since `semibold` contains `bold`.
    private static let weights: KeyValuePairs<String, Int> = [
        "ultralight": 100, "extralight": 200, "thin": 200, "semibold": 600, "demibold": 600, "extrabold": 800, "ultrabold": 800,
        "light": 300, "medium": 500, "bold": 700, "heavy": 800, "black": 900, "w3": 300, "w5": 500, "w6": 600, "w7": 700, "w8": 800,
    ]

    /// The width of condensed letters as a factor of the regular width; estimated by eye.
    private static let condensedWidth: CGFloat = 0.8
}
