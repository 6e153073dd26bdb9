/// Determines the symbols that are mirrored in right-to-left languages.
package enum SymbolDirection {
    /// The first words of the names of symbols that depict lines of text or their order.
    private static let listWords = ["list", "increase", "decrease", "speaker"]
    /// The prefixes of the names of symbols that depict lines of text. Symbols for text alignment are excluded.
    private static let textPrefixes = [
        "text.bubble", "text.quote", "text.badge", "text.append", "text.magnifyingglass", "text.page", "text.below",
    ]

    /// Whether a symbol points forward or backward, or depicts text that begins at an edge.
    ///
    /// `chevron.forward` is mirrored, and `chevron.right` is not. The media symbols `forward` and `backward` are not
    /// mirrored either. Nor are symbols with numbers or check marks beside lines, because these would be reversed.
    package static func isMirrored(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, !name.hasPrefix("list.number"), !name.contains("checkmark") else { return false }
        if listWords.contains(String(first)) || textPrefixes.contains(where: { name.hasPrefix($0) }) { return true }
        return words.dropFirst().contains { word in
            word == "forward" || word == "backward" || word.hasPrefix("leading") || word.hasPrefix("trailing")
        } && first != "forward" && first != "backward"
    }
}
