/// Finds and caches the fonts of documents.
struct DocumentFonts {
    private struct FontQuery: Hashable {
        let families: [String]
        let size: Double
        let weight: Int
        let isItalic: Bool
    }

    private var cache: [FontQuery: UIFont] = [:]

    /// Returns the attributes of a style except the paragraph style.
    mutating func attributes(_ style: DocumentStyle) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: font(style), .foregroundColor: UIColor(rgba: style.color)]
        if let background = style.background { result[.backgroundColor] = UIColor(rgba: background) }
        if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.baseline != 0 { result[.baselineOffset] = CGFloat(style.baseline) }
        if style.kern != 0 { result[.kern] = CGFloat(style.kern) }
        if let link = style.link { result[.link] = URL(string: link).map { $0 as Any } ?? link }
        return result
    }

    private mutating func font(_ style: DocumentStyle) -> UIFont {
        let query = FontQuery(families: style.families, size: style.size, weight: style.weight, isItalic: style.isItalic)
        if let font = cache[query] { return font }
        let font = Self.font(query)
        cache[query] = font
        return font
    }

    private static let systemFamilies: Set = [
        "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "sf pro", "sf pro text", "sf pro display", "ui-rounded",
    ]

    private static func font(_ query: FontQuery) -> UIFont {
        // UIKit's initialisers replace a size of 0 by a default size, so sizes below 0.5 are raised to 0.5.
        let size = CGFloat(max(query.size, 0.5))
        for family in query.families {
            if let font = font(family, size, query) { return font }
        }
        return font("times new roman", size, query) ?? systemFont(size, query)
    }

    private static func font(_ family: String, _ size: CGFloat, _ query: FontQuery) -> UIFont? {
        let name = family.lowercased()
        if systemFamilies.contains(name) || name.hasPrefix(".sf") || name.hasPrefix(".applesystem") { return Self.systemFont(size, query) }
        switch name {
        case "monospace", "ui-monospace", "sf mono":
            return slantedIfItalic(.monospacedSystemFont(ofSize: size, weight: UIFont.Weight(style: query.weight)), query)
        case "sans-serif": return font("Helvetica", size, query)
        case "serif", "ui-serif", "cursive", "fantasy": return font("Times New Roman", size, query)
        default: break
        }
        guard let regularFont = UIFont(name: postScriptNames[name] ?? family, size: size) else { return nil }
        var traits = regularFont.fontDescriptor.symbolicTraits
        if query.weight >= 600 { traits.insert(.traitBold) }
        if query.isItalic { traits.insert(.traitItalic) }
        guard traits != regularFont.fontDescriptor.symbolicTraits,
            let descriptor = regularFont.fontDescriptor.withSymbolicTraits(traits)
        else { return regularFont }
        return UIFont(descriptor: descriptor, size: size)
    }

    /// The PostScript names of regular faces by family, where the two names differ.
    private static let postScriptNames = ["times new roman": "TimesNewRomanPSMT", "times": "TimesNewRomanPSMT", "arial": "ArialMT"]

    private static func systemFont(_ size: CGFloat, _ query: FontQuery) -> UIFont {
        slantedIfItalic(.systemFont(ofSize: size, weight: UIFont.Weight(style: query.weight)), query)
    }

    private static func slantedIfItalic(_ font: UIFont, _ query: FontQuery) -> UIFont {
        guard query.isItalic else { return font }
        let descriptor = font.fontDescriptor
        return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)).map { UIFont(descriptor: $0, size: 0) } ?? font
    }
}

extension UIFont.Weight {
    /// Creates the named weight that is nearest to a number in a style sheet, 1…1000.
    fileprivate init(style: Int) {
        self = UIFont.Weight.named[min(8, max(0, (style + 50) / 100 - 1))]
    }
}

extension UIColor {
    fileprivate convenience init(rgba: SIMD4<Double>) {
        self.init(red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: CGFloat(rgba.w))
    }
}
