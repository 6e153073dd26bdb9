import UIKitEngines

extension NibValue {
    /// The font, from a text style, a system font type, or a face name.
    var font: UIFont? { element.flatMap { $0.name == "nil" ? nil : Self.font($0, in: session) } }

    /// The largest font size, 10,000 points: larger than any screen, and still drawable.
    private static let maximumSize: CGFloat = 10_000

    static func font(_ element: NibElement, in session: NibSession) -> UIFont? {
        if let style = element["style"] { return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let namedSize = element["size"].flatMap { NibFonts.sizes[$0] }
        let requestedSize = namedSize ?? session.number(element, "pointSize") ?? session.number(element, "size")
        let size = requestedSize.flatMap { $0 > 0 ? min($0, maximumSize) : nil } ?? UIFont.systemFontSize
        if let kind = element["type"] ?? element["metaFont"] { return systemFont(kind, size, element, session) }
        guard let name = element["name"] else { return UIFont.systemFont(ofSize: size) }
        if let font = UIFont(name: name, size: size) { return font }
        if session.mode == .tolerant, NibPreviewBundle.registerFonts(in: session.source.bundle), let font = UIFont(name: name, size: size) {
            return font
        }
        session.skip(element, "the font \"\(name)\"", why: "the program has no such face; the system's takes its place")
        return UIFont.systemFont(ofSize: size)
    }

    private static func italicFont(_ size: CGFloat, _ weight: UIFont.Weight?) -> UIFont {
        guard let weight, weight != .regular else { return UIFont.italicSystemFont(ofSize: size) }
        let regularFont = UIFont.systemFont(ofSize: size, weight: weight)
        let traits = regularFont.fontDescriptor.symbolicTraits.union(.traitItalic)
        return regularFont.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
            ?? UIFont.italicSystemFont(ofSize: size)
    }

    private static func systemFont(_ kind: String, _ size: CGFloat, _ element: NibElement, _ session: NibSession) -> UIFont? {
        let weight = element["weight"].flatMap { NibFonts.weights[$0] }
        switch kind {
        case "system": return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
        case "boldSystem", "systemBold", "boldSystemFont":
            return weight.map { UIFont.systemFont(ofSize: size, weight: $0) } ?? UIFont.boldSystemFont(ofSize: size)
        case "italicSystem", "systemItalic": return italicFont(size, weight)
        case "smallSystem", "systemSmall", "smallSystemBold", "miniSystem", "label", "menu", "toolTip", "message", "cellTitle":
            return UIFont.systemFont(ofSize: size)
        default:
            guard let weight = NibFonts.metaWeights[kind] else {
                session.skip(element, "the font \"\(kind)\"", why: "it is no kind of system font; the plain one takes its place")
                return UIFont.systemFont(ofSize: size)
            }
            return UIFont.systemFont(ofSize: size, weight: weight)
        }
    }
}

/// The names of weights in nibs.
enum NibFonts {
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The named system font sizes, in points.
    @MainActor static let sizes: [String: CGFloat] = [
        "button": UIFont.buttonFontSize, "label": UIFont.labelFontSize, "system": UIFont.systemFontSize,
        "smallSystem": UIFont.smallSystemFontSize,
    ]

    static let metaWeights: [String: UIFont.Weight] = [
        "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light, "systemMedium": .medium,
        "systemSemibold": .semibold, "systemHeavy": .heavy, "systemBlack": .black,
    ]
}
