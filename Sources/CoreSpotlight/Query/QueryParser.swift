/// Reads the text of a query by recursive descent.
///
///     any        = all ("||" all)*
///     all        = part ("&&" part)*
///     part       = "!" part | "(" any ")" | range | comparison
///     range      = "InRange" "(" attribute "," number "," number ")"
///     comparison = attribute operator (text flags | number)
///
/// The depth of parentheses and negations is limited, so that no query exhausts the stack.
struct QueryParser {
    private static let maximumDepth = 100

    private let characters: [Character]
    private var position = 0
    private var depth = 0

    private init(_ text: String) { characters = Array(text) }

    /// Returns the condition; `nil` for a text with an error.
    static func parse(_ text: String) -> QueryCondition? {
        var parser = QueryParser(text)
        guard let condition = parser.any() else { return nil }
        parser.skipSpace()
        return parser.position == parser.characters.count ? condition : nil
    }

    private mutating func any() -> QueryCondition? {
        guard let first = all() else { return nil }
        var parts = [first]
        while consume("||") {
            guard let next = all() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .any(parts)
    }

    private mutating func all() -> QueryCondition? {
        guard let first = part() else { return nil }
        var parts = [first]
        while consume("&&") {
            guard let next = part() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .all(parts)
    }

    private mutating func part() -> QueryCondition? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return nil }
        if consume("!") { return part().map(QueryCondition.not) }
        if consume("(") {
            guard let condition = any(), consume(")") else { return nil }
            return condition
        }
        if consume("InRange") { return range() }
        return comparison()
    }

    private mutating func range() -> QueryCondition? {
        guard consume("("), let attribute = attribute(), consume(","), let low = number(), consume(","), let high = number(), consume(")"),
            low <= high
        else { return nil }
        return .range(attribute: attribute.name, low...high)
    }

    private mutating func comparison() -> QueryCondition? {
        guard let attribute = attribute(), let comparison = comparisonOperator() else { return nil }
        skipSpace()
        guard position < characters.count else { return nil }
        if characters[position] == "\"" || characters[position] == "'" {
            return text().map { .text(attribute: attribute.name, comparison, $0) }
        }
        return number().map { .number(attribute: attribute.name, comparison, $0) }
    }

    /// Returns the name of an attribute, which is `nil` for all attributes.
    private mutating func attribute() -> (name: String?, Void)? {
        if consume("**") || consume("*") { return (nil, ()) }
        let name = read { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.isEmpty ? nil : (name, ())
    }

    private mutating func comparisonOperator() -> QueryCondition.Operator? {
        if consume("==") || consume("=") { return .equal }
        if consume("!=") { return .notEqual }
        if consume("<=") { return .lessOrEqual }
        if consume("<") { return .less }
        if consume(">=") { return .greaterOrEqual }
        return consume(">") ? .greater : nil
    }

    private mutating func text() -> TextPattern? {
        let quote = characters[position]
        position += 1
        var parts: [Character?] = []
        while position < characters.count, characters[position] != quote {
            let isEscaped = characters[position] == "\\" && position + 1 < characters.count
            if isEscaped { position += 1 }
            parts.append(characters[position] == "*" && !isEscaped ? nil : characters[position])
            position += 1
        }
        guard position < characters.count else { return nil }
        position += 1
        var flags: Set<Character> = []
        while position < characters.count, "cdwt".contains(characters[position]) {
            flags.insert(characters[position])
            position += 1
        }
        return TextPattern(parts, flags: flags)
    }

    private mutating func number() -> Double? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { return nil }
        if consume("$time.now") {
            let now = Date().timeIntervalSinceReferenceDate
            guard consume("(") else { return now }
            guard let offset = number(), consume(")") else { return nil }
            return now + offset
        }
        if consume("$time.iso") {
            guard consume("(") else { return nil }
            let text = read { $0 != ")" }
            guard consume(")") else { return nil }
            return ISO8601DateFormatter().date(from: text)?.timeIntervalSinceReferenceDate
        }
        guard let number = Double(read { $0.isNumber || "+-.eE".contains($0) }), number.isFinite else { return nil }
        return number
    }

    private mutating func read(while condition: (Character) -> Bool) -> String {
        skipSpace()
        let start = position
        while position < characters.count, condition(characters[position]) { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func consume(_ mark: String) -> Bool {
        skipSpace()
        let mark = Array(mark)
        guard position + mark.count <= characters.count, Array(characters[position..<position + mark.count]) == mark else { return false }
        position += mark.count
        return true
    }

    private mutating func skipSpace() { while position < characters.count, characters[position].isWhitespace { position += 1 } }
}
