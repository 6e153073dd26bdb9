/// Symbols that are mirrored where one reads from right to left.
package enum SymbolDirection {
    /// The first words of names whose symbols show lines of text, or their order.
    private static let readings = ["list", "increase", "decrease", "speaker"]
    /// The beginnings of names whose symbols show lines of text, but not their alignment.
    private static let texts = [
        "text.bubble", "text.quote", "text.badge", "text.append", "text.magnifyingglass", "text.page", "text.below",
    ]

    /// Whether the symbol of a name points forward or backward, or shows text that begins at an edge.
    ///
    /// `chevron.forward` does, and `chevron.right` does not. The media symbols `forward` and `backward` stay as they are, as do
    /// numbers and ticks beside lines, which mirroring would turn.
    package static func isMirrored(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, !name.hasPrefix("list.number"), !name.contains("checkmark") else { return false }
        if readings.contains(String(first)) || texts.contains(where: { name.hasPrefix($0) }) { return true }
        return words.dropFirst().contains { word in
            word == "forward" || word == "backward" || word.hasPrefix("leading") || word.hasPrefix("trailing")
        } && first != "forward" && first != "backward"
    }
}
