import Foundation

/// A token of a string: a word, a number or a punctuation mark.
struct DetectorWord {
    enum Kind { case word, number, punctuation }
    /// The separator before a token: none, blanks, or a line break.
    enum Gap: Int, Comparable {
        case none, blank, line
        static func < (left: Gap, right: Gap) -> Bool { left.rawValue < right.rawValue }
    }

    let kind: Kind
    /// The range, in UTF-16 units.
    let range: Range<Int>
    let text: String
    let lower: String
    let gap: Gap

    /// The value of a number; `nil` for words and for numbers of more than nine digits.
    var value: Int? { kind == .number && text.count <= 9 ? Int(text) : nil }
    var isCapitalized: Bool { kind == .word && text.first?.isUppercase == true }
    /// Whether the word consists of capitals.
    var isUppercase: Bool { kind == .word && text.allSatisfy(\.isUppercase) }

    /// Tokenizes a string, in time proportional to its length.
    static func all(of units: [UInt16]) -> [DetectorWord] {
        var result: [DetectorWord] = []
        var (index, gap) = (0, Gap.none)
        while index < units.count {
            if let blank = blank(units[index]) {
                gap = max(gap, blank)
                index += 1
                continue
            }
            let kind = kind(units[index])
            let end = kind == .punctuation ? index + 1 : end(of: kind, units, index)
            let text = String(decoding: units[index..<end], as: UTF16.self)
            result.append(DetectorWord(kind: kind, range: index..<end, text: text, lower: text.lowercased(), gap: gap))
            (index, gap) = (end, .none)
        }
        return result
    }

    private static func end(of kind: Kind, _ units: [UInt16], _ start: Int) -> Int {
        var end = start + 1
        while end < units.count, blank(units[end]) == nil {
            let isInnerApostrophe = isApostrophe(units[end]) && kind == .word && end + 1 < units.count && self.kind(units[end + 1]) == .word
            guard isInnerApostrophe || self.kind(units[end]) == kind else { break }
            end += 1
        }
        return end
    }

    private static func isApostrophe(_ unit: UInt16) -> Bool { unit == 0x27 || unit == 0x2019 }

    private static func blank(_ unit: UInt16) -> Gap? {
        switch unit {
        case 10, 13, 0x2028, 0x2029: .line
        case 0...32, 0xA0, 0x3000, 0x2000...0x200B, 0x202F: .blank
        default: nil
        }
    }

    private static func kind(_ unit: UInt16) -> Kind {
        if (0x30...0x39).contains(unit) { return .number }
        // A surrogate is part of a character that no English word contains.
        guard let scalar = Unicode.Scalar(unit) else { return .word }
        return scalar.properties.isAlphabetic ? .word : .punctuation
    }
}

/// The tokens of a string, and queries about them.
struct DetectorWords {
    let all: [DetectorWord]

    init(_ units: [UInt16]) { all = DetectorWord.all(of: units) }

    subscript(_ index: Int) -> DetectorWord? { all.indices.contains(index) ? all[index] : nil }

    /// Returns a token if it is on the same line as the one before it.
    func inline(_ index: Int) -> DetectorWord? { self[index].flatMap { $0.gap < .line ? $0 : nil } }
    /// Returns a token if there is no separator before it.
    func adjacent(_ index: Int) -> DetectorWord? { self[index].flatMap { $0.gap == .none ? $0 : nil } }
    func isAdjacent(_ index: Int, _ text: String) -> Bool { adjacent(index)?.lower == text }

    /// Whether a match may begin at a token. A letter, a digit or a sign of a longer number must not directly precede
    /// it.
    func mayBegin(_ index: Int) -> Bool {
        guard index > 0, all[index].gap == .none else { return true }
        let before = all[index - 1]
        return before.kind == .punctuation && !"/.:-+$€£#_=&%\\".contains(before.text)
    }

    /// Whether a match may end before a token. The token must not continue the match.
    func mayEnd(_ index: Int) -> Bool {
        guard let next = adjacent(index) else { return true }
        guard next.kind == .punctuation else { return false }
        if "/_=%\\@".contains(next.text) { return false }
        return !(".:-".contains(next.text) && (adjacent(index + 1)?.kind ?? .punctuation) != .punctuation)
    }

    /// Returns the range of some tokens in UTF-16 units.
    func range(_ words: Range<Int>) -> Range<Int> { all[words.lowerBound].range.lowerBound..<all[words.upperBound - 1].range.upperBound }
}
