/// The name of a font's face and family, and what they say of its looks.
struct FontName: Hashable, Sendable {
    /// Such as `Inter-SemiBoldItalic`.
    let face: String
    /// Such as `Inter`.
    let family: String
    private let weight: Int
    private let isItalic: Bool

    private init(face: String, family: String, weight: Int, isItalic: Bool) {
        self.face = face
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Reads the name of a face or of a family; `nil` if there is nothing to read.
    init?(_ name: String) {
        guard !name.isEmpty, name.utf8.count <= 256 else { return nil }
        face = name
        let dash = name.dropFirst().lastIndex(of: "-")
        let base = dash.map { String(name[..<$0]) } ?? name
        let looks = dash.map { name[name.index(after: $0)...].lowercased() } ?? ""
        family = Self.spaced(base)
        isItalic = looks.contains("italic") || looks.contains("oblique")
        weight = Self.weights.first { looks.contains($0.key) }?.value ?? 400
    }

    /// Whether it is the name of one of the interface's fonts.
    var isInterface: Bool { face.hasPrefix(".") }

    /// The name which one of the interface's fonts goes by on iOS.
    static func interface(_ font: TextFont) -> FontName {
        let index = min(9, max(1, font.weight / 100))
        let looks = weightNames[index - 1] + (font.isItalic ? "Italic" : "")
        let family = font.family == .monospaced ? monospacedFamily : systemFamily
        let face = (font.family == .monospaced ? ".SFNSMono-" : ".SFUI-") + looks
        return FontName(face: face, family: family, weight: font.weight, isItalic: font.isItalic)
    }

    /// The name of a family's face with other looks.
    init(_ other: FontName, weight: Int, isItalic: Bool) {
        self = other
        guard weight != other.weight || isItalic != other.isItalic else { return }
        let slanted = Self.obliqueFamilies.contains(other.family) ? "Oblique" : "Italic"
        let looks = Self.faceNames[min(9, max(1, weight / 100)) - 1] + (isItalic ? slanted : "")
        let plain = looks == "Regular" ? "-Regular" : "-" + looks.replacingOccurrences(of: "Regular" + slanted, with: slanted)
        self.init(
            face: other.family.replacingOccurrences(of: " ", with: "") + plain, family: other.family, weight: weight, isItalic: isItalic)
    }

    /// A face of the font list.
    init(_ face: FontFace) {
        self.init(face: face.postscriptName, family: face.family, weight: face.weight, isItalic: face.isItalic)
    }

    /// The font of the toolkit's list; `nil` if the list has nothing of this name.
    func textFont(size: CGFloat) -> TextFont? {
        if let exact = UIFont.faces.first(where: { $0.postscriptName == face || $0.fullName == face }) {
            return TextFont(family: .named(exact.family), size: size, weight: exact.weight, isItalic: exact.isItalic)
        }
        if let substitute = Self.substitutes[family.lowercased().replacingOccurrences(of: " ", with: "")] {
            return TextFont(family: substitute, size: size, weight: weight, isItalic: isItalic)
        }
        let font = TextFont(family: .named(family), size: size, weight: weight, isItalic: isItalic)
        let found = TextEngine.shared.resolvedFamily(of: font)
        return found.caseInsensitiveCompare(family) == .orderedSame ? font : nil
    }
}

extension FontName {
    private static let systemFamily = ".AppleSystemUIFont"
    private static let monospacedFamily = ".AppleSystemUIFontMonospaced"
    private static let faceNames = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    private static let weightNames = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

    /// Longer names first, for `semibold` holds `bold`.
    private static let weights: KeyValuePairs<String, Int> = [
        "ultralight": 100, "extralight": 200, "thin": 200, "semibold": 600, "demibold": 600, "extrabold": 800, "light": 300,
        "medium": 500, "bold": 700, "heavy": 800, "black": 900,
    ]

    /// Fonts of iOS by lower-case family without spaces, and what stands in for them.
    private static let substitutes: [String: TextFont.Family] = [
        ".sfui": .system, ".sfuitext": .system, ".sfuidisplay": .system, ".applesystemuifont": .system,
        "helveticaneue": .system, "helvetica": .system, "arial": .system, "arialmt": .system, "avenir": .system,
        "avenirnext": .system, "verdana": .system, "gillsans": .system, "futura": .system, "trebuchetms": .system,
        ".sfnsmono": .monospaced, ".applesystemuifontmonospaced": .monospaced, "menlo": .monospaced, "courier": .monospaced,
        "couriernew": .monospaced, "couriernewps": .monospaced, "couriernewpsmt": .monospaced,
        "georgia": .named("Noto Serif"), "timesnewroman": .named("Noto Serif"), "timesnewromanps": .named("Noto Serif"),
        "timesnewromanpsmt": .named("Noto Serif"), "palatino": .named("Noto Serif"), "baskerville": .named("Noto Serif"),
    ]

    /// Families of iOS whose slanted faces are called oblique.
    private static let obliqueFamilies: Set = ["Helvetica", "Courier", "Avenir"]

    /// Families as the list writes them: `JetBrainsMono` is `JetBrains Mono`, `NotoSans` is `Noto Sans`; and as iOS does its own.
    private static func spaced(_ name: String) -> String {
        switch name {
        case "HelveticaNeue": return "Helvetica Neue"
        case "AvenirNext": return "Avenir Next"
        case "ArialMT": return "Arial"
        case "GillSans": return "Gill Sans"
        case "TrebuchetMS": return "Trebuchet MS"
        case "CourierNew", "CourierNewPS", "CourierNewPSMT": return "Courier New"
        case "TimesNewRoman", "TimesNewRomanPS", "TimesNewRomanPSMT": return "Times New Roman"
        case "JetBrainsMono": return "JetBrains Mono"
        case "InterDisplay": return "Inter Display"
        default: break
        }
        guard name.hasPrefix("Noto"), !name.contains(" ") else { return name }
        var result = ""
        var previous: Character = " "
        for character in name {
            if character.isUppercase && previous.isLowercase { result.append(" ") }
            result.append(character)
            previous = character
        }
        return result
    }
}
