/// A parsed line of the visual format language: `H:|-[a(>=50)]-8-[b(==a)]-|`.
///
/// - Source: Apple, *Auto Layout Guide*, Visual Format Language
struct VisualFormat: Equatable {
    /// A predicate of a length or gap.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number, or the name of a metric or view.
        var value: Value
        var priority: Value?
        var multiplier: CGFloat = 1
        var addend: CGFloat = 0
    }

    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    enum Gap: Equatable {
        /// No gap.
        case none
        /// The standard gap.
        case standard
        case predicates([Predicate])
    }

    enum Item: Equatable {
        case superview
        case view(String, [Predicate])
    }

    struct Mistake: Error, Equatable {
        var message: String
        var position: Int
    }

    var isVertical = false
    var items: [Item] = []
    /// The gaps between items, one fewer than the items.
    var gaps: [Gap] = []
}

/// Parses a line of the visual format language by recursive descent.
///
/// An optional `H:` or `V:` selects the axis. Items and gaps follow alternately: an item is `|` or a name in brackets
/// with an optional list of predicates. A gap is empty, a single `-`, or a bare value or list of predicates between two
/// hyphens. A predicate consists of a relation, a value, a factor, a constant and a priority. Only the value is
/// required. The parse ends at the first mistake, with a message and a position. The parse takes linear time.
struct VisualFormatParser {
    private let text: [Character]
    private var position = 0

    static func parse(_ format: String) throws(VisualFormat.Mistake) -> VisualFormat {
        var parser = VisualFormatParser(text: Array(format))
        return try parser.parseLine()
    }

    private init(text: [Character]) {
        self.text = text
    }

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func consume(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private func mistake(_ message: String) -> VisualFormat.Mistake { VisualFormat.Mistake(message: message, position: position) }

    private mutating func expect(_ character: Character) throws(VisualFormat.Mistake) {
        guard consume(character) else { throw mistake("Expected '\(character)'") }
    }

    private mutating func parseLine() throws(VisualFormat.Mistake) -> VisualFormat {
        var format = VisualFormat()
        if text.count > 1, text[1] == ":" {
            guard text[0] == "H" || text[0] == "V" else { throw mistake("Expected 'H:' or 'V:'") }
            format.isVertical = text[0] == "V"
            position = 2
        }
        format.items.append(try parseItem())
        while next != nil {
            if format.items.count > 1, format.items.last == .superview { throw mistake("Nothing may follow the superview's far edge") }
            format.gaps.append(try parseGap())
            format.items.append(try parseItem())
        }
        return format
    }

    private mutating func parseItem() throws(VisualFormat.Mistake) -> VisualFormat.Item {
        if consume("|") { return .superview }
        guard consume("[") else { throw mistake("Expected a view in brackets, or '|'") }
        let name = parseName()
        guard !name.isEmpty else { throw mistake("Expected the name of a view") }
        let predicates = next == "(" ? try parsePredicates() : []
        try expect("]")
        return .view(name, predicates)
    }

    private mutating func parseGap() throws(VisualFormat.Mistake) -> VisualFormat.Gap {
        guard consume("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try parsePredicates() : [try parsePredicate(isBare: true)]
        try expect("-")
        return .predicates(predicates)
    }

    private mutating func parsePredicates() throws(VisualFormat.Mistake) -> [VisualFormat.Predicate] {
        try expect("(")
        var result = [try parsePredicate(isBare: false)]
        while consume(",") { result.append(try parsePredicate(isBare: false)) }
        try expect(")")
        return result
    }

    private mutating func parsePredicate(isBare: Bool) throws(VisualFormat.Mistake) -> VisualFormat.Predicate {
        var result = VisualFormat.Predicate(value: .number(0))
        if !isBare, let relation = try parseRelation() { result.relation = relation }
        result.value = try parseValue()
        if consume("*") { result.multiplier = try parseNumber() }
        if !isBare, next == "+" || next == "-" {
            let sign: CGFloat = next == "-" ? -1 : 1
            position += 1
            result.addend = sign * (try parseNumber())
        }
        if consume("@") { result.priority = try parseValue() }
        return result
    }

    private mutating func parseRelation() throws(VisualFormat.Mistake) -> NSLayoutConstraint.Relation? {
        guard let first = next, "=<>".contains(first) else { return nil }
        position += 1
        try expect("=")
        switch first {
        case "=": return .equal
        case "<": return .lessThanOrEqual
        default: return .greaterThanOrEqual
        }
    }

    private mutating func parseValue() throws(VisualFormat.Mistake) -> VisualFormat.Value {
        if let next, next.isNumber || next == "-" || next == "." { return .number(try parseNumber()) }
        let name = parseName()
        guard !name.isEmpty else { throw mistake("Expected a number, or the name of a metric or view") }
        return .name(name)
    }

    private mutating func parseNumber() throws(VisualFormat.Mistake) -> CGFloat {
        let start = position
        _ = consume("-")
        while let next, next.isNumber || next == "." { position += 1 }
        guard let value = Double(String(text[start..<position])), value.isFinite else { throw mistake("Expected a number") }
        return CGFloat(value)
    }

    private mutating func parseName() -> String {
        let start = position
        while let next, next.isLetter || next.isNumber || next == "_" || (next == "." && position > start) { position += 1 }
        return String(text[start..<position])
    }
}
