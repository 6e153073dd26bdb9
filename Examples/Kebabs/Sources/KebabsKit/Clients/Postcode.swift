/// A British postcode, such as `E8 2PB`.
public struct Postcode: Hashable, Sendable, CustomStringConvertible {
    /// The given text in capitals, without white space around it.
    public let text: String

    /// Creates a postcode; `nil` for an empty text.
    public init?(_ text: String) {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").uppercased()
        guard !trimmed.isEmpty else { return nil }
        self.text = trimmed
    }

    /// The part before the space, which names a district: `E8`. Without a space, the whole text.
    public var outward: String { text.split(separator: " ").first.map(String.init) ?? text }

    /// The text.
    public var description: String { text }
}
