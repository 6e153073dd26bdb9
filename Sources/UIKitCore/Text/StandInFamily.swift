/// A family of iOS that may not be shipped here: the names of its faces, and what draws them.
///
/// Fonts keep the family's own names. Where Debian has a family of the same metrics, that draws the letters, so that lines are as long
/// as they are on iOS: Liberation for Helvetica, Arial, Times and Courier.
struct StandInFamily: Sendable {
    /// As `UIFont.familyName` gives it on iOS.
    let name: String
    let regular: String
    let bold: String
    let italic: String
    let boldItalic: String
    /// The family of the toolkit's font list that draws the letters; `nil` for the interface's font.
    let drawnBy: String?
    let isMonospaced: Bool
    /// Further names of the family, in small letters without spaces: those that names of its faces begin with.
    let aliases: [String]

    private init(
        _ name: String, _ faces: (regular: String, bold: String, italic: String, boldItalic: String), drawnBy: String?,
        isMonospaced: Bool = false, aliases: [String] = []
    ) {
        self.name = name
        (regular, bold, italic, boldItalic) = faces
        self.drawnBy = drawnBy
        self.isMonospaced = isMonospaced
        self.aliases = aliases
    }

    /// What draws the letters: the family named above, or one of the interface's fonts where that is not installed.
    var textFamily: TextFont.Family {
        if let drawnBy, UIFont.faces.contains(where: { $0.family == drawnBy }) { return .named(drawnBy) }
        return isMonospaced ? .monospaced : .system
    }

    /// The face of a weight and slant.
    ///
    /// - Parameter weight: 100…1000. Weights that no face of the table has are named as most families name them.
    func face(weight: Int, isItalic: Bool) -> String {
        switch weight {
        case 400: return isItalic ? italic : regular
        case 600..<800: return isItalic ? boldItalic : bold
        default:
            let base = regular.prefix { $0 != "-" }
            return base + "-" + FontName.faceNames[min(9, max(1, weight / 100)) - 1] + (isItalic ? "Italic" : "")
        }
    }

    /// The family of a name; `nil` for a family that iOS does not have, or that the toolkit's list has itself.
    static func named(_ name: String) -> StandInFamily? { byKey[key(name)] }

    /// Names are compared in small letters and without spaces.
    static func key(_ name: String) -> String { name.lowercased().replacingOccurrences(of: " ", with: "") }

    private static let byKey: [String: StandInFamily] = {
        var result: [String: StandInFamily] = [:]
        for family in all { for name in [key(family.name)] + family.aliases { result[name] = family } }
        return result
    }()

    private static let all: [StandInFamily] = [
        plain("Helvetica", "Helvetica", slant: "Oblique", drawnBy: "Liberation Sans"),
        plain("Helvetica Neue", "HelveticaNeue", drawnBy: "Liberation Sans"),
        StandInFamily(
            "Arial", ("ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"), drawnBy: "Liberation Sans", aliases: ["arialmt"]),
        StandInFamily("Avenir", ("Avenir-Book", "Avenir-Heavy", "Avenir-BookOblique", "Avenir-HeavyOblique"), drawnBy: nil),
        plain("Avenir Next", "AvenirNext", regular: "-Regular", drawnBy: nil),
        plain("Verdana", "Verdana", drawnBy: nil),
        plain("Gill Sans", "GillSans", drawnBy: nil),
        StandInFamily("Futura", ("Futura-Medium", "Futura-Bold", "Futura-MediumItalic", "Futura-Bold"), drawnBy: nil),
        StandInFamily(
            "Trebuchet MS", ("TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic"), drawnBy: nil,
            aliases: ["trebuchet"]),
        plain("Menlo", "Menlo", regular: "-Regular", drawnBy: "DejaVu Sans Mono", isMonospaced: true),
        plain("Courier", "Courier", slant: "Oblique", drawnBy: "Liberation Mono", isMonospaced: true),
        StandInFamily(
            "Courier New", ("CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT"),
            drawnBy: "Liberation Mono", isMonospaced: true, aliases: ["couriernewps", "couriernewpsmt"]),
        plain("Times", "Times", regular: "-Roman", drawnBy: "Liberation Serif"),
        StandInFamily(
            "Times New Roman",
            ("TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"),
            drawnBy: "Liberation Serif", aliases: ["timesnewromanps", "timesnewromanpsmt"]),
        plain("Georgia", "Georgia", drawnBy: "Noto Serif"),
        plain("Palatino", "Palatino", regular: "-Roman", drawnBy: "Noto Serif"),
        plain("Baskerville", "Baskerville", drawnBy: "Noto Serif"),
    ]

    /// A family whose faces are named in the usual way.
    private static func plain(
        _ name: String, _ base: String, regular: String = "", slant: String = "Italic", drawnBy: String?, isMonospaced: Bool = false
    ) -> StandInFamily {
        StandInFamily(
            name, (base + regular, base + "-Bold", base + "-" + slant, base + "-Bold" + slant), drawnBy: drawnBy, isMonospaced: isMonospaced
        )
    }
}
