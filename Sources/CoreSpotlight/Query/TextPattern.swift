/// A text with wildcards.
struct TextPattern: Sendable {
    /// The text as in the query.
    let text: String
    private let parts: [Character?]
    private let options: String.CompareOptions
    private let comparesWords: Bool

    /// - Parameters:
    ///   - characters: The characters; `nil` for a wildcard.
    ///   - flags: The letters `c`, `d`, `w` and `t` behind the text.
    init(_ characters: [Character?], flags: Set<Character>) {
        text = String(characters.compactMap(\.self))
        var options: String.CompareOptions = []
        if flags.contains("c") { options.insert(.caseInsensitive) }
        if flags.contains("d") { options.insert(.diacriticInsensitive) }
        self.options = options
        comparesWords = flags.contains("w")
        parts = characters.flatMap { character -> [Character?] in
            guard let character else { return [nil] }
            return options.isEmpty ? [character] : Array(String(character).folding(options: options, locale: nil)).map(Optional.some)
        }
    }

    func matches(_ value: String) -> Bool {
        let folded = options.isEmpty ? value : value.folding(options: options, locale: nil)
        guard comparesWords else { return Self.matches(Array(folded), parts) }
        return folded.split { !$0.isLetter && !$0.isNumber }.contains { Self.matches(Array($0), parts) }
    }

    /// Compares from left to right. After a difference, the last wildcard consumes one more character. In the worst
    /// case, each character of the text is compared with each of the pattern.
    private static func matches(_ text: [Character], _ pattern: [Character?]) -> Bool {
        var (position, part) = (0, 0)
        var retry: (position: Int, part: Int)?
        while position < text.count {
            if part < pattern.count, pattern[part] == nil {
                retry = (position, part)
                part += 1
            } else if part < pattern.count, pattern[part] == text[position] {
                (position, part) = (position + 1, part + 1)
            } else if let last = retry {
                retry = (last.position + 1, last.part)
                (position, part) = (last.position + 1, last.part + 1)
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy { $0 == nil }
    }
}
