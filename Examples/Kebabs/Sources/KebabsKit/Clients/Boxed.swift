/// A number that a service may send as a number, as text, or not at all: `5`, `"5"`, `null`, `""`, `"Exempt"`.
struct Boxed<Number: LosslessStringConvertible & Decodable & Sendable>: Decodable, Sendable {
    let value: Number?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = nil
        } else if let number = try? container.decode(Number.self) {
            value = number
        } else {
            let text = (try? container.decode(String.self)) ?? ""
            value = Number(text.filter { !$0.isWhitespace })
        }
    }
}

extension KeyedDecodingContainer {
    /// Returns the number of a key in any of these forms; `nil` for a missing key.
    func number<Number>(_ type: Number.Type, _ key: Key) throws -> Number?
    where Number: LosslessStringConvertible & Decodable & Sendable {
        try decodeIfPresent(Boxed<Number>.self, forKey: key)?.value
    }
}
