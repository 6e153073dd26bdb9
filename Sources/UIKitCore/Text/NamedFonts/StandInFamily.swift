/// A font family of iOS that may not be shipped here: the names of its faces, and the family that draws them.
///
/// Fonts keep the family's own names. Families of the same metrics draw the letters where Debian has some, so that lines are as long as
/// they are on iOS: Liberation for Helvetica, Arial, Times and Courier, DejaVu Sans Mono for Menlo.
struct StandInFamily: Sendable {
    /// As `UIFont.familyName` gives it on iOS.
    let name: String
    /// The face that stands for the family is the first one.
    let faces: [FontFace]
    /// The family of the toolkit's font list that draws the letters; `nil` for the interface's font.
    let drawnBy: String?
    /// Whether letters are drawn slanted even in upright faces: scripts.
    let isScript: Bool
    /// Whether `UIFont.familyNames` has it: iOS finds a few families that it does not list.
    let isListed: Bool

    var isMonospaced: Bool { drawnBy == "Liberation Mono" || drawnBy == "DejaVu Sans Mono" }

    /// The font that draws a face.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - weight: 100…1000.
    ///   - width: the face's, in parts of the family's regular width.
    func textFont(size: CGFloat, weight: Int, isItalic: Bool, width: CGFloat) -> TextFont {
        var font = TextFont(family: textFamily, size: size, weight: weight, isItalic: isItalic || isScript)
        font.width = width
        font.measures = StandInMeasures.byFamily[name]
        return font
    }

    /// The family named above, or one of the interface's fonts where that is not installed.
    private var textFamily: TextFont.Family {
        if let drawnBy, !TextEngine.shared.faces(ofFamily: drawnBy).isEmpty { return .named(drawnBy) }
        return isMonospaced ? .monospaced : .system
    }

    /// The family of a name; `nil` for a family that iOS does not have. Case and spaces do not count.
    static func named(_ name: String) -> StandInFamily? { byFamily[FontFace.key(name)].map { all[$0] } }

    /// The face of a PostScript name or full name. Case and spaces do not count.
    static func face(named name: String) -> FontFace? { byFace[FontFace.key(name)] }

    static let all: [StandInFamily] = (sansRows + serifRows + scriptRows + worldRows).compactMap(read)

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

extension StandInFamily {
    /// Reads a row of the tables: the family's name, what draws it, the beginning that its faces' names share, and the faces.
    ///
    /// `sans` and `script` are drawn by the interface's font, `serif` by Noto Serif; all else is a family. A `*` before the name marks a
    /// family that is not listed. A face is the beginning itself (`.`), what is added to it (`-Bold`, `+Light`, `_Bold`), or a whole name;
    /// `=500` gives a weight that the name does not tell.
    private static func read(_ row: String) -> StandInFamily? {
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
        return StandInFamily(name: name, faces: faces, drawnBy: drawnBy, isScript: parts[1] == "script", isListed: isListed)
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
        let looks = name.hasPrefix(base) && name != base ? String(name.dropFirst(base.count)) : String(name.drop { $0 != "-" })
        let style = FaceLooks.style(looks)
        return FontFace(
            family: family, style: style, postscriptName: name, fullName: style == "Regular" ? family : family + " " + style,
            weight: parts.count > 1 ? Int(parts[1]) ?? 400 : FaceLooks.weight(looks), isItalic: FaceLooks.isItalic(looks),
            width: FaceLooks.width(looks) * FaceLooks.width(base))
    }
}
