/// The names of a font's face and family, and the traits of the face.
struct FontName: Hashable, Sendable {
    /// The PostScript name of the face, such as `Inter-SemiBoldItalic`.
    let face: String
    /// The name of the family, such as `Inter`.
    let family: String
    /// The weight, from 100 (ultralight) to 1000.
    let weight: Int
    let isItalic: Bool
    /// The width as a factor of the family's regular width.
    let width: CGFloat

    private init(face: String, family: String, weight: Int, isItalic: Bool, width: CGFloat = 1) {
        self.face = face
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
    }

    init(_ face: FontFace) {
        self.init(face: face.postscriptName, family: face.family, weight: face.weight, isItalic: face.isItalic, width: face.width)
    }

    /// Finds a face by its PostScript name or full name, or the face that represents a family. Case and spaces are
    /// ignored.
    ///
    /// - Returns: `nil` for a face or family that is missing both in the toolkit's list and on iOS.
    init?(_ name: String) {
        guard !name.isEmpty, name.utf8.count <= 256 else { return nil }
        if name.hasPrefix(".") {
            guard let interface = Self.interface(named: name) else { return nil }
            self = interface
            return
        }
        AppFonts.registerIfNeeded()
        if let face = TextEngine.shared.face(named: name) ?? SubstituteFamily.face(named: name) {
            self.init(face)
        } else if let family = SubstituteFamily.named(name), let first = family.faces.first {
            self.init(first)
        } else if let regular = FontFace.nearest(in: TextEngine.shared.faces(ofFamily: name), weight: 400, isItalic: false) {
            self.init(regular)
        } else {
            return nil
        }
    }

    /// Finds a face within a family, such as `Demi Bold`; `nil` if the family does not have the face.
    init?(family: String, face style: String) {
        let key = FontFace.key(style)
        guard let match = Self.faces(ofFamily: family).first(where: { FontFace.key($0.style) == key }) else { return nil }
        self.init(match)
    }

    /// Creates the name of the face in the same family that is closest to the weight and slant. The interface's fonts
    /// have all weights and slants.
    init(_ other: FontName, weight: Int, isItalic: Bool) {
        self = other
        guard weight != other.weight || isItalic != other.isItalic else { return }
        if other.isInterface {
            self = Self.interface(other.design, weight: weight, isItalic: isItalic)
        } else if let nearestFace = FontFace.nearest(
            in: Self.faces(ofFamily: other.family), weight: weight, isItalic: isItalic, width: other.width)
        {
            self.init(nearestFace)
        }
    }

    /// Whether the font is one of the interface's fonts. Font descriptors do not contain the names of these fonts.
    var isInterface: Bool { face.hasPrefix(".") }
    var isBold: Bool { weight >= 600 }
    var isMonospaced: Bool { SubstituteFamily.named(family)?.isMonospaced ?? false }

    /// Returns the faces of a family: the installed faces, and the faces of iOS that are drawn with another family.
    static func faces(ofFamily family: String) -> [FontFace] {
        AppFonts.registerIfNeeded()
        let installedFaces = TextEngine.shared.faces(ofFamily: family)
        guard let iOSFamily = SubstituteFamily.named(family) else { return installedFaces }
        let names = Set(installedFaces.map(\.postscriptName))
        return iOSFamily.faces.filter { !names.contains($0.postscriptName) } + installedFaces
    }

    /// Returns the font that draws the face; `nil` if its file was unregistered.
    ///
    /// - Parameter size: The size, in points.
    func textFont(size: CGFloat) -> TextFont? {
        if isInterface { return interfaceFont(size: size) }
        if let exactFace = TextEngine.shared.face(named: face) {
            return TextFont(family: .named(exactFace.family), size: size, weight: exactFace.weight, isItalic: exactFace.isItalic)
        }
        return SubstituteFamily.named(family)?.textFont(size: size, weight: weight, isItalic: isItalic, width: width)
    }
}

extension FontName {
    /// Returns the name of one of the interface's fonts, as iOS names it.
    static func interface(_ design: UIFontDescriptor.SystemDesign, weight: Int, isItalic: Bool) -> FontName {
        let suffix = weightNames[min(9, max(1, weight / 100)) - 1] + (isItalic ? "Italic" : "")
        let family = families[design] ?? systemFamily
        let face = (family == systemFamily ? ".SFUI" : family) + "-" + suffix
        return FontName(face: face, family: family, weight: weight, isItalic: isItalic)
    }

    /// Returns the name of the interface's font for a text font. Designs that the same family draws are not
    /// distinguished.
    static func interface(_ font: TextFont) -> FontName {
        interface(font.family == .monospaced ? .monospaced : .default, weight: font.weight, isItalic: font.isItalic)
    }

    private static func interface(named name: String) -> FontName? {
        let parts = name.dropFirst().split(separator: "-", maxSplits: 1)
        guard let base = parts.first, let design = designs[base.lowercased()] else { return nil }
        let suffix = parts.count > 1 ? String(parts[1]) : ""
        return interface(design, weight: FaceTraits.weight(suffix), isItalic: FaceTraits.isItalic(suffix))
    }

    /// The design of an interface's font; `.default` for every other font.
    var design: UIFontDescriptor.SystemDesign { Self.families.first { $0.value == family }?.key ?? .default }

    private func interfaceFont(size: CGFloat) -> TextFont {
        var font = TextFont(family: design == .monospaced ? .monospaced : .system, size: size, weight: weight, isItalic: isItalic)
        guard design == .serif else { return font }
        font.family = .named("Noto Serif")
        // New York has the line height of San Francisco. The numbers are approximate.
        font.replacedMetrics = RelativeFontMetrics(ascender: 1950, descender: -494, capHeight: 1443, xHeight: 1078, unitsPerEm: 2048)
        return font
    }

    private static let systemFamily = ".AppleSystemUIFont"
    private static let families: [UIFontDescriptor.SystemDesign: String] = [
        .default: systemFamily, .monospaced: systemFamily + "Monospaced", .rounded: systemFamily + "Rounded",
        .serif: systemFamily + "Serif",
    ]
    private static let weightNames = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]

    /// The designs of the interface's fonts by lowercase name without the dot, including the names in older versions
    /// of iOS.
    private static let designs: [String: UIFontDescriptor.SystemDesign] = [
        "sfui": .default, "sfuitext": .default, "sfuidisplay": .default, "applesystemuifont": .default, "sfnsmono": .monospaced,
        "sfuimono": .monospaced, "applesystemuifontmonospaced": .monospaced, "sfuirounded": .rounded, "applesystemuifontrounded": .rounded,
        "newyork": .serif, "applesystemuifontserif": .serif,
    ]
}
