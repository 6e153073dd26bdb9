/// A vCard: a person, an organisation or a group, as a list of properties.
///
/// ```swift
/// var card = VCard()
/// card.append("N", "Lovelace;Ada;;;")
/// card.append("TEL", "+44 20 7946 0018", parameters: [.init("TYPE", "CELL")])
/// ```
///
/// - Source: RFC 2426 (vCard 3.0), RFC 6350 (vCard 4.0)
public struct VCard: Hashable, Sendable {
    /// The properties in the order of the file, without `BEGIN`, `VERSION` and `END`.
    public var properties: [Property]

    /// Creates a card. By default, the card is empty.
    public init(_ properties: [Property] = []) {
        self.properties = properties
    }

    /// Returns the first property with an upper-case name, such as "EMAIL"; `nil` if there is none.
    public func first(_ name: String) -> Property? { properties.first { $0.name == name } }

    /// Returns all properties with an upper-case name, in order.
    public func all(_ name: String) -> [Property] { properties.filter { $0.name == name } }

    /// Adds a property at the end.
    ///
    /// - Parameters:
    ///   - name: The upper-case name.
    ///   - value: The value as in a file, with `\n`, `\,` and `\;` for special characters.
    ///   - parameters: The parameters; none by default.
    ///   - group: The group, such as "item1"; `nil`, the default, for none.
    public mutating func append(_ name: String, _ value: String, parameters: [Parameter] = [], group: String? = nil) {
        properties.append(Property(name: name, value: value, parameters: parameters, group: group))
    }

    /// The identifier in the property `UID`, without the prefix "urn:uuid:"; `nil` if there is none.
    public var identifier: String? {
        guard var text = first("UID")?.text.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        if text.lowercased().hasPrefix("urn:uuid:") { text.removeFirst(9) }
        return text.isEmpty ? nil : text
    }

    /// Whether the card describes a group of contacts.
    package var isGroup: Bool {
        ["X-ADDRESSBOOKSERVER-KIND", "KIND"].contains { first($0)?.value.lowercased() == "group" }
    }

    /// Replaces the identifier.
    package mutating func setIdentifier(_ identifier: String) {
        properties.removeAll { $0.name == "UID" }
        append("UID", Self.escaped(identifier))
    }
}

extension VCard {
    /// A line of a card, such as `item1.TEL;TYPE=HOME:+44 20 7946 0018`.
    public struct Property: Hashable, Sendable {
        /// The upper-case name.
        public var name: String
        /// The value as in a file, with `\n`, `\,` and `\;` for special characters.
        public var value: String
        /// The parameters in the order of the file.
        public var parameters: [Parameter]
        /// The group, which connects properties; `nil` for none.
        public var group: String?

        /// Creates a property.
        public init(name: String, value: String, parameters: [Parameter] = [], group: String? = nil) {
            self.name = name
            self.value = value
            self.parameters = parameters
            self.group = group
        }

        /// The value with its special characters.
        public var text: String { VCard.unescaped(value[...]) }

        /// The components between semicolons, with their special characters.
        public var components: [String] { VCard.split(value, at: ";").map(VCard.unescaped) }

        /// The values of the parameter `TYPE`, in upper case.
        public var types: Set<String> {
            Set(parameters.filter { $0.name == "TYPE" }.flatMap { $0.values.map { $0.uppercased() } })
        }

        /// Returns the first value of a parameter with an upper-case name; `nil` if there is none.
        public func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.values.first }
    }

    /// A parameter of a property, such as `TYPE=HOME,FAX`.
    public struct Parameter: Hashable, Sendable {
        /// The upper-case name.
        public var name: String
        /// The values in order.
        public var values: [String]

        /// Creates a parameter.
        public init(_ name: String, _ values: String...) {
            self.name = name
            self.values = values
        }

        init(name: String, values: [String]) {
            self.name = name
            self.values = values
        }
    }
}
