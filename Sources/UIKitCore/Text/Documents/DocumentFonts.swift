/// Finds and caches the fonts of documents.
struct DocumentFonts {
    private struct Wish: Hashable {
        let families: [String]
        let size: Double
        let weight: Int
        let isItalic: Bool
    }

    private var found: [Wish: UIFont] = [:]

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
        let wish = Wish(families: style.families, size: style.size, weight: style.weight, isItalic: style.isItalic)
        if let font = found[wish] { return font }
        let font = Self.font(wish)
        found[wish] = font
        return font
    }

    private static let system: Set = [
        "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "sf pro", "sf pro text", "sf pro display", "ui-rounded",
    ]

    private static func font(_ wish: Wish) -> UIFont {
        // A font of size 0 is invisible, but UIKit's initialisers replace 0 by a default size.
        let size = CGFloat(max(wish.size, 0.5))
        for family in wish.families {
            if let font = font(family, size, wish) { return font }
        }
        return font("times new roman", size, wish) ?? system(size, wish)
    }

    private static func font(_ family: String, _ size: CGFloat, _ wish: Wish) -> UIFont? {
        let name = family.lowercased()
        if system.contains(name) || name.hasPrefix(".sf") || name.hasPrefix(".applesystem") { return Self.system(size, wish) }
        switch name {
        case "monospace", "ui-monospace", "sf mono":
            return slanted(.monospacedSystemFont(ofSize: size, weight: UIFont.Weight(style: wish.weight)), wish)
        case "sans-serif": return font("Helvetica", size, wish)
        case "serif", "ui-serif", "cursive", "fantasy": return font("Times New Roman", size, wish)
        default: break
        }
        guard let plain = UIFont(name: postScript[name] ?? family, size: size) else { return nil }
        var traits = plain.fontDescriptor.symbolicTraits
        if wish.weight >= 600 { traits.insert(.traitBold) }
        if wish.isItalic { traits.insert(.traitItalic) }
        guard traits != plain.fontDescriptor.symbolicTraits, let made = plain.fontDescriptor.withSymbolicTraits(traits) else {
            return plain
        }
        return UIFont(descriptor: made, size: size)
    }

    /// The PostScript names of families whose faces have other names.
    private static let postScript = ["times new roman": "TimesNewRomanPSMT", "times": "TimesNewRomanPSMT", "arial": "ArialMT"]

    private static func system(_ size: CGFloat, _ wish: Wish) -> UIFont {
        slanted(.systemFont(ofSize: size, weight: UIFont.Weight(style: wish.weight)), wish)
    }

    private static func slanted(_ font: UIFont, _ wish: Wish) -> UIFont {
        guard wish.isItalic else { return font }
        let descriptor = font.fontDescriptor
        return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)).map { UIFont(descriptor: $0, size: 0) } ?? font
    }
}

extension UIFont.Weight {
    /// The weight for a number in a style sheet, 100…900.
    fileprivate init(style: Int) {
        self = UIFont.Weight.named[min(8, max(0, (style + 50) / 100 - 1))]
    }
}

extension UIColor {
    fileprivate convenience init(rgba: SIMD4<Double>) {
        self.init(red: CGFloat(rgba.x), green: CGFloat(rgba.y), blue: CGFloat(rgba.z), alpha: CGFloat(rgba.w))
    }
}
