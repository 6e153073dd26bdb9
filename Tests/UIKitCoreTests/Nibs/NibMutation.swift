import Foundation

/// A generator of the same numbers for the same seed.
struct NibDice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Corrupts the text of a nib, in ways that a merge, a script or an attacker might.
struct NibMutation {
    /// Tags and the text between them.
    private var parts: [String]

    init(_ text: String) {
        parts = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            if open > rest.startIndex { parts.append(String(rest[..<open])) }
            parts.append(String(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        parts.append(String(rest))
    }

    /// Returns the text after a few changes that the seed determines.
    static func spoiled(_ text: String, seed: Int) -> String {
        var dice = NibDice(seed)
        var mutation = NibMutation(text)
        for _ in 0..<Int.random(in: 1...4, using: &dice) { mutation.change(&dice) }
        let result = mutation.parts.joined()
        guard Int.random(in: 0..<12, using: &dice) == 0 else { return result }
        return String(result.prefix(Int.random(in: 0...result.count, using: &dice)))
    }

    private mutating func change(_ dice: inout NibDice) {
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: if let range = element(&dice) { parts.removeSubrange(range) }
        case 1: if let range = element(&dice) { parts.insert(contentsOf: parts[range], at: range.upperBound) }
        case 2: move(&dice)
        case 3: rename(&dice)
        case 4, 5: spoilValue(&dice)
        case 6: crossWire(&dice)
        default: dropAttribute(&dice)
        }
    }

    // MARK: - Elements

    private func isOpening(_ part: String) -> Bool { part.hasPrefix("<") && !part.hasPrefix("</") && !part.hasPrefix("<?") }

    /// Returns the range of an element, from its opening tag to the closing one; never the document itself.
    private func element(_ dice: inout NibDice) -> Range<Int>? {
        let starts = parts.indices.filter { isOpening(parts[$0]) }.dropFirst()
        guard let start = starts.randomElement(using: &dice) else { return nil }
        if parts[start].hasSuffix("/>") { return start..<(start + 1) }
        var depth = 0
        for index in start..<parts.count {
            if isOpening(parts[index]), !parts[index].hasSuffix("/>") { depth += 1 }
            if parts[index].hasPrefix("</") { depth -= 1 }
            if depth == 0 { return start..<(index + 1) }
        }
        return nil
    }

    private mutating func move(_ dice: inout NibDice) {
        guard let range = element(&dice) else { return }
        let moved = Array(parts[range])
        parts.removeSubrange(range)
        let places = parts.indices.dropFirst(2).filter { isOpening(parts[$0]) && !parts[$0].hasSuffix("/>") }
        guard let place = places.randomElement(using: &dice) else { return }
        parts.insert(contentsOf: moved, at: place + 1)
    }

    /// Renames an element like another one.
    private mutating func rename(_ dice: inout NibDice) {
        guard let one = element(&dice), let other = element(&dice) else { return }
        let from = name(parts[one.lowerBound]), to = name(parts[other.lowerBound])
        guard !from.isEmpty, !to.isEmpty else { return }
        parts[one.lowerBound] = "<" + to + parts[one.lowerBound].dropFirst(1 + from.count)
        if one.count > 1 { parts[one.upperBound - 1] = "</\(to)>" }
    }

    private func name(_ tag: String) -> String { String(tag.dropFirst().prefix { $0.isLetter || $0.isNumber }) }

    // MARK: - Attributes

    private static let garbage = [
        "", " ", "NaN", "inf", "-inf", "-1", "0", "1e308", "-1e308", "1e-308", "99999999999999999999", "-2147483649", "YES", "NO", "abc",
        "0x10", "1,5", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "../../etc/passwd", "%s%n", "-1", "-2",
        String(repeating: "x", count: 5000),
    ]

    /// Returns the ranges of a tag's values, without their quotes.
    private func values(_ tag: String) -> [Range<String.Index>] {
        tag.matches(of: /="([^"]*)"/).map { $0.output.1.startIndex..<$0.output.1.endIndex }
    }

    private func tag(_ dice: inout NibDice) -> Int? {
        parts.indices.filter { isOpening(parts[$0]) && parts[$0].contains("=") }.randomElement(using: &dice)
    }

    private mutating func spoilValue(_ dice: inout NibDice) {
        guard let index = tag(&dice), let range = values(parts[index]).randomElement(using: &dice) else { return }
        parts[index].replaceSubrange(range, with: Self.garbage.randomElement(using: &dice) ?? "")
    }

    /// Gives an attribute the value of another one: identifiers refer to other objects, and to themselves.
    private mutating func crossWire(_ dice: inout NibDice) {
        guard let from = tag(&dice), let to = tag(&dice), let source = values(parts[from]).randomElement(using: &dice),
            let target = values(parts[to]).randomElement(using: &dice)
        else { return }
        let value = String(parts[from][source])
        parts[to].replaceSubrange(target, with: value)
    }

    private mutating func dropAttribute(_ dice: inout NibDice) {
        guard let index = tag(&dice) else { return }
        guard let match = parts[index].matches(of: #/ [A-Za-z]+="[^"]*"/#).randomElement(using: &dice) else { return }
        parts[index].removeSubrange(match.range)
    }
}
