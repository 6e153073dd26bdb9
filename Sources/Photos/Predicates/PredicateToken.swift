/// A word, a value or a sign in the text of a predicate.
enum PredicateToken: Equatable, Sendable {
    case word(String)
    case number(Double)
    case text(String)
    /// A placeholder without "%", such as "@", "K" or "d".
    case placeholder(String)
    case sign(String)

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "&", "[", "]",
    ]
    private static let placeholders = ["@", "K", "d", "i", "u", "ld", "lu", "li", "lld", "llu", "f", "lf", "g", "zd", "zu", "s"]

    /// Splits a text; returns the rest of it that cannot be read.
    static func read(_ text: String) -> (tokens: [PredicateToken], rest: Substring) {
        var rest = text[...]
        var tokens: [PredicateToken] = []
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let token = quoted(&rest) ?? placeholder(&rest) ?? number(&rest) ?? word(&rest) ?? sign(&rest) {
                tokens.append(token)
            } else {
                return (tokens, rest)
            }
        }
        return (tokens, rest)
    }

    private static func quoted(_ rest: inout Substring) -> PredicateToken? {
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        var text = ""
        var isEscaped = false
        for index in rest.indices.dropFirst() {
            let character = rest[index]
            if isEscaped || (character != "\\" && character != quote) {
                text.append(character)
                isEscaped = false
            } else if character == quote {
                rest = rest[rest.index(after: index)...]
                return .text(text)
            } else {
                isEscaped = true
            }
        }
        return nil
    }

    private static func placeholder(_ rest: inout Substring) -> PredicateToken? {
        guard rest.first == "%" else { return nil }
        let body = rest.dropFirst()
        guard let name = placeholders.filter({ body.hasPrefix($0) }).max(by: { $0.count < $1.count }) else { return nil }
        rest = body.dropFirst(name.count)
        return .placeholder(name)
    }

    private static func number(_ rest: inout Substring) -> PredicateToken? {
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || ".-+".contains($0)) }
        guard let value = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        return .number(value)
    }

    private static func word(_ rest: inout Substring) -> PredicateToken? {
        guard let first = rest.first, first.isLetter || first == "_" || first == "@" else { return nil }
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        rest = rest.dropFirst(name.count)
        return .word(String(name))
    }

    private static func sign(_ rest: inout Substring) -> PredicateToken? {
        guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
        rest = rest.dropFirst(sign.count)
        return .sign(sign)
    }
}
