/// An iOS font family whose files may not be redistributed: the names of its faces, and the family that draws them.
///
/// Fonts keep the names of this family. If Debian has a family with the same metrics, that family draws the text, so
/// that lines are as long as on iOS. Liberation draws Helvetica, Arial, Times and Courier, and DejaVu Sans Mono draws
/// Menlo.
struct SubstituteFamily: Sendable {
    /// The name of the family, as in `UIFont.familyName` on iOS.
    let name: String
    /// The faces; the first one represents the family.
    let faces: [FontFace]
    /// The family in the toolkit's font list that draws the text; `nil` for the interface's font.
    let drawnBy: String?
    /// Whether the family is a script typeface. Its upright faces are drawn in italics, too.
    let isScript: Bool
    /// Whether `UIFont.familyNames` contains the family; iOS finds some families that it does not list.
    let isListed: Bool

    var isMonospaced: Bool { drawnBy == "Liberation Mono" || drawnBy == "DejaVu Sans Mono" }

    /// Returns the font that draws a face.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - weight: The weight, 100…1000.
    ///   - width: The width of the face as a factor of the family's regular width.
    func textFont(size: CGFloat, weight: Int, isItalic: Bool, width: CGFloat) -> TextFont {
        var font = TextFont(family: textFamily, size: size, weight: weight, isItalic: isItalic || isScript)
        font.width = width
        font.replacedMetrics = SubstituteMetrics.byFamily[name]
        return font
    }

    /// The family that draws the text, or one of the interface's fonts if that family is not installed.
    private var textFamily: TextFont.Family {
        if let drawnBy, !TextEngine.shared.faces(ofFamily: drawnBy).isEmpty { return .named(drawnBy) }
        return isMonospaced ? .monospaced : .system
    }

    /// Returns the family with a name; `nil` for a family that iOS does not have. Case and spaces are ignored.
    static func named(_ name: String) -> SubstituteFamily? { byFamily[FontFace.key(name)].map { all[$0] } }

    /// Returns the face with a PostScript name or full name. Case and spaces are ignored.
    static func face(named name: String) -> FontFace? { byFace[FontFace.key(name)] }

    static let all: [SubstituteFamily] = (sansRows + serifRows + scriptRows + worldRows).compactMap(read)

    private static let byFamily: [String: Int] = {
        var result: [String: Int] = [:]
        for (index, family) in all.enumerated() { result[FontFace.key(family.name)] = index }
        return result
    }()

    private static let byFace: [String: FontFace] = {
        var result: [String: FontFace] = [:]
        for face in all.flatMap(\.faces) {
            for name in [face.postscriptName, face.fullName].map(FontFace.key) where result[name] == nil { result[name] = face }
        }
        return result
    }()
}

extension SubstituteFamily {
    /// Parses a row of the tables: the family's name, the drawing family, the common prefix of the face names, and
    /// the faces.
    ///
    /// The interface's font draws `sans`, and Noto Serif draws `serif` and `script`; other values are family names. A
    /// `*` before the name marks an unlisted family. A face is the prefix itself (`.`), a suffix (`-Bold`, `+Light`,
    /// `_Bold`), or a whole name. `=500` specifies a weight that is not part of the name.
    private static func read(_ row: String) -> SubstituteFamily? {
        let parts = row.split(separator: "|").map { String($0) }
        guard parts.count == 4 else { return nil }
        let isListed = !parts[0].hasPrefix("*")
        let name = isListed ? parts[0] : String(parts[0].dropFirst())
        let faces = parts[3].split(separator: " ").map { face(String($0), base: parts[2], family: name) }
        let drawnBy: String? =
            switch parts[1] {
            case "sans": nil
            case "serif", "script": "Noto Serif"
            default: parts[1]
            }
        return SubstituteFamily(name: name, faces: faces, drawnBy: drawnBy, isScript: parts[1] == "script", isListed: isListed)
    }

    private static func face(_ token: String, base: String, family: String) -> FontFace {
        let parts = token.split(separator: "=").map { String($0) }
        let text = parts[0]
        let name: String =
            switch text.first {
            case ".": base
            case "+": base + text.dropFirst()
            case "-", "_": base + text
            default: text
            }
        let suffix = name.hasPrefix(base) && name != base ? String(name.dropFirst(base.count)) : String(name.drop { $0 != "-" })
        let style = FaceTraits.style(suffix)
        return FontFace(
            family: family, style: style, postscriptName: name, fullName: style == "Regular" ? family : family + " " + style,
            weight: parts.count > 1 ? Int(parts[1]) ?? 400 : FaceTraits.weight(suffix), isItalic: FaceTraits.isItalic(suffix),
            width: FaceTraits.width(suffix) * FaceTraits.width(base))
    }
}
