/// A JSON value of any shape.
package indirect enum JSONValue: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The value of a key; `null` if the value is no object, or lacks the key.
    package subscript(key: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members[key] ?? .null
    }

    /// An element; `null` if the value is no array, or the index is out of its range.
    package subscript(index: Int) -> JSONValue {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return .null }
        return elements[index]
    }

    /// The string; `nil` for all other values.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The strings of an array; empty for all other values.
    package var strings: [String] { elements.compactMap(\.string) }

    /// The elements of an array; empty for all other values.
    package var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The keys of an object, sorted; empty for all other values.
    package var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.keys.sorted()
    }
}
