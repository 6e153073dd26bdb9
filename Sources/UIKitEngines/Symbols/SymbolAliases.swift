/// Maps names of symbols to the names in the tables: renamed parts of names, and localized variants.
enum SymbolAliases {
    /// The names in later systems, with the names in the first system that had the symbol. The first match applies.
    private static let renamedParts: [(later: String, tableName: String)] = [
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
        ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
        ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"), ("arrow.trianglehead.clockwise", "arrow.clockwise"),
        ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
        ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ("trianglehead", "triangle"), ("text.page", "doc.plaintext"), ("richtext.page", "doc.richtext"), ("zipper.page", "doc.zipper"),
        ("text.document", "doc.text"), ("document", "doc"), ("microphone", "mic"), ("american.football", "football"),
        ("trianglebadge", "badge"), ("inset.fill", "inset.filled"),
    ]

    /// The languages and scripts of localized variants; `rtl` is for right-to-left languages.
    private static let languages: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "kn", "km", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "rtl", "sat", "si", "ta",
        "te", "th", "zh",
    ]

    /// Returns the name without its language suffix.
    static func removingLanguage(_ name: Substring) -> Substring {
        guard let dot = name.lastIndex(of: "."), languages.contains(name[name.index(after: dot)...]) else { return name }
        return name[..<dot]
    }

    /// Returns the name, with its parts replaced by those that the tables use.
    static func tableName(_ name: Substring) -> Substring {
        let neutral = removingLanguage(name)
        guard neutral == name else { return neutral }
        let framed = ".\(name)."
        for (later, tableName) in renamedParts {
            guard let range = framed.range(of: ".\(later).") else { continue }
            return framed.replacingCharacters(in: range, with: ".\(tableName).").dropFirst().dropLast()
        }
        return name
    }
}
