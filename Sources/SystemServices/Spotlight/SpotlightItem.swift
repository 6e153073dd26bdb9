import Foundation

/// An item that the app added to the search index.
public struct SpotlightItem: Hashable, Sendable {
    /// The identifier of the item, unique in its index.
    public let identifier: String
    /// The domain of the item, such as "album.photos"; `nil` for none.
    public let domain: String?
    /// The name of the index; "" for the default index.
    public let index: String
    /// The time at which the item disappears.
    public let expirationDate: Date
    /// The attributes by name, such as "title" and "keywords".
    public internal(set) var attributes: [String: SpotlightValue]

    package init(identifier: String, domain: String?, index: String, expirationDate: Date, attributes: [String: SpotlightValue]) {
        self.identifier = identifier
        self.domain = domain
        self.index = index
        self.expirationDate = expirationDate
        self.attributes = attributes
    }

    /// The title of the item, or its name for the user; "" without either.
    public var title: String { attributes["title"]?.text ?? attributes["displayName"]?.text ?? "" }

    /// The description of the content; "" by default.
    public var contentDescription: String { attributes["contentDescription"]?.text ?? "" }

    /// Whether the item belongs to a domain or to one of the domain's subdomains.
    func isIn(_ domain: String) -> Bool { self.domain.map { $0 == domain || $0.hasPrefix(domain + ".") } ?? false }

    /// Whether each word of a text is the beginning of a word in one of the item's texts, ignoring case and accents.
    func matches(_ text: String) -> Bool {
        let words = Self.words(attributes.values.flatMap(\.allTexts).joined(separator: " "))
        let wanted = Self.words(text)
        return !wanted.isEmpty && wanted.allSatisfy { prefix in words.contains { $0.hasPrefix(prefix) } }
    }

    private static func words(_ text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
