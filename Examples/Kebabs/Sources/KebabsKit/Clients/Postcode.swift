/// A British postcode, as `E8 2PB`.
public struct Postcode: Hashable, Sendable, CustomStringConvertible {
    /// As it was given, in capitals, without space around it.
    public let text: String

    /// A postcode; `nil` for nothing.
    public init?(_ text: String) {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").uppercased()
        guard !trimmed.isEmpty else { return nil }
        self.text = trimmed
    }

    /// The part before the space, which names a district: `E8`. All of it if there is no space.
    public var outward: String { text.split(separator: " ").first.map(String.init) ?? text }

    /// The text.
    public var description: String { text }
}
