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
        let dash = name.dropFirst().lastIndex(of: "-")
        let base = dash.map { String(name[..<$0]) } ?? name
        let looks = dash.map { name[name.index(after: $0)...].lowercased() } ?? ""
        isItalic = looks.contains("italic") || looks.contains("oblique")
        weight = Self.weights.first { looks.contains($0.key) }?.value ?? 400
        if let known = StandInFamily.named(base) {
            family = known.name
            // The name of a family, or one put together from a family and a face, is no name of a face.
            face = looks.isEmpty || name.contains(" ") ? known.face(weight: weight, isItalic: isItalic) : name
        } else {
            family = Self.spaced(base)
            face = name
        }
    }

    /// Whether it is the name of one of the interface's fonts, which descriptors do not give.
    var isInterface: Bool { face.hasPrefix(".") }
    var isBold: Bool { weight >= 600 }
    var isSlanted: Bool { isItalic }
    var isMonospaced: Bool { StandInFamily.named(family)?.isMonospaced ?? false }

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
        if let known = StandInFamily.named(other.family) {
            let face = known.face(weight: weight, isItalic: isItalic)
            self.init(face: face, family: known.name, weight: weight, isItalic: isItalic)
            return
        }
        let looks = Self.faceNames[min(9, max(1, weight / 100)) - 1] + (isItalic ? "Italic" : "")
        let plain = looks == "Regular" ? "-Regular" : "-" + looks.replacingOccurrences(of: "RegularItalic", with: "Italic")
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
        if let substitute = Self.interfaceFamilies[StandInFamily.key(family)] ?? StandInFamily.named(family)?.textFamily {
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
    static let faceNames = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    private static let weightNames = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

    /// Longer names first, for `semibold` holds `bold`.
    private static let weights: KeyValuePairs<String, Int> = [
        "ultralight": 100, "extralight": 200, "thin": 200, "semibold": 600, "demibold": 600, "extrabold": 800, "light": 300,
        "medium": 500, "bold": 700, "heavy": 800, "black": 900,
    ]

    /// Names of the interface's fonts by lower-case family, and which font that is.
    private static let interfaceFamilies: [String: TextFont.Family] = [
        ".sfui": .system, ".sfuitext": .system, ".sfuidisplay": .system, ".applesystemuifont": .system, ".sfnsmono": .monospaced,
        ".applesystemuifontmonospaced": .monospaced,
    ]

    /// Families as the list writes them: `JetBrainsMono` is `JetBrains Mono`, `NotoSans` is `Noto Sans`.
    private static func spaced(_ name: String) -> String {
        switch name {
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
