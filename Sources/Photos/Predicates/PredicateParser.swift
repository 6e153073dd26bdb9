/// Reads the text of a predicate by recursive descent: `or` of `and` of `not` of comparisons.
struct PredicateParser {
    /// The reason why a text cannot be read.
    struct Failure: Error {
        let reason: String
    }

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>

    static func parse(_ format: String, _ arguments: [Any]) throws(Failure) -> PredicateCondition {
        let (tokens, rest) = PredicateToken.read(format)
        guard rest.isEmpty else { throw Failure(reason: "\"\(rest)\" is no part of a predicate") }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        let condition = try parser.alternatives()
        if let token = parser.tokens.first { throw Failure(reason: "\(token) follows a complete condition") }
        return condition
    }

    // MARK: Conditions

    private mutating func alternatives() throws(Failure) -> PredicateCondition {
        var conditions = [try conjunction()]
        while consume(words: "OR", signs: "||") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .or(conditions)
    }

    private mutating func conjunction() throws(Failure) -> PredicateCondition {
        var conditions = [try negation()]
        while consume(words: "AND", signs: "&&") { conditions.append(try negation()) }
        return conditions.count == 1 ? conditions[0] : .and(conditions)
    }

    private mutating func negation() throws(Failure) -> PredicateCondition {
        if consume(words: "NOT", signs: "!") { return .not(try negation()) }
        if consume(words: "TRUEPREDICATE") { return .constant(true) }
        if consume(words: "FALSEPREDICATE") { return .constant(false) }
        // A parenthesis begins a condition, or an expression such as "(mediaSubtypes & 4) != 0".
        let start = (tokens, arguments)
        if consume(signs: "(") {
            if let condition = try? alternatives(), consume(signs: ")"), relation() == nil { return condition }
            (tokens, arguments) = start
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws(Failure) -> PredicateCondition.Comparison {
        let left = try expression()
        guard let relation = relation() else {
            throw Failure(reason: tokens.first.map { "\($0) is no comparison" } ?? "a comparison is missing at its end")
        }
        tokens.removeFirst()
        let options = try options()
        return PredicateCondition.Comparison(left: left, relation: relation, right: try expression(), options: options)
    }

    private static let signs: [String: PredicateCondition.Comparison.Relation] = [
        "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual, ">": .greater,
        ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]
    private static let words: [String: PredicateCondition.Comparison.Relation] = [
        "IN": .isIn, "BETWEEN": .between, "CONTAINS": .contains, "BEGINSWITH": .begins, "ENDSWITH": .ends,
    ]

    /// The next token as a relation; `nil` if it is none.
    private func relation() -> PredicateCondition.Comparison.Relation? {
        switch tokens.first {
        case .sign(let sign): Self.signs[sign]
        case .word(let word): Self.words[word.uppercased()]
        default: nil
        }
    }

    private mutating func options() throws(Failure) -> String.CompareOptions {
        guard consume(signs: "[") else { return [] }
        var options: String.CompareOptions = []
        if case .word(let letters)? = tokens.popFirst() {
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        }
        guard consume(signs: "]") else { throw Failure(reason: "the options of a comparison have no \"]\"") }
        return options
    }

    // MARK: Expressions

    private mutating func expression() throws(Failure) -> PredicateCondition.Expression {
        var result = try operand()
        while consume(signs: "&") { result = .bits(result, try operand()) }
        return result
    }

    private mutating func operand() throws(Failure) -> PredicateCondition.Expression {
        guard let token = tokens.popFirst() else { throw Failure(reason: "a value is missing at its end") }
        switch token {
        case .number(let value): return .value(.number(value))
        case .text(let value): return .value(.text(value))
        case .placeholder(let name): return try argument(name)
        case .word(let word): return Self.constants[word.uppercased()].map { .value($0) } ?? .key(word)
        case .sign("("):
            let inner = try expression()
            guard consume(signs: ")") else { throw Failure(reason: "a parenthesis is not closed") }
            return inner
        case .sign("{"):
            var values: [PredicateCondition.Expression] = []
            while !consume(signs: "}") {
                if !values.isEmpty, !consume(signs: ",") { throw Failure(reason: "a list is not closed") }
                values.append(try expression())
            }
            return .list(values)
        case .sign(let sign): throw Failure(reason: "\"\(sign)\" is no value")
        }
    }

    private static let constants: [String: KeyedValue] = [
        "TRUE": .number(1), "YES": .number(1), "FALSE": .number(0), "NO": .number(0), "NIL": .none, "NULL": .none,
    ]

    private mutating func argument(_ name: String) throws(Failure) -> PredicateCondition.Expression {
        guard let argument = arguments.popFirst() else { throw Failure(reason: "a placeholder has no value") }
        if name == "K" { return .key("\(argument)") }
        guard let value = KeyedValue(argument) else {
            throw Failure(reason: "a value of the type \(type(of: argument)) cannot be compared")
        }
        return .value(value)
    }

    // MARK: Tokens

    private mutating func consume(words word: String? = nil, signs sign: String? = nil) -> Bool {
        switch tokens.first {
        case .word(let found) where found.uppercased() == word: break
        case .sign(let found) where found == sign: break
        default: return false
        }
        tokens.removeFirst()
        return true
    }
}
