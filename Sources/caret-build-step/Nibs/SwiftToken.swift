import Foundation

/// A token of Swift source, with the details that are needed to find declarations.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        case word
        /// A single character of punctuation.
        case symbol
        /// `#if`, `#elseif`, `#else` and `#endif`, with the rest of the line.
        case directive
        /// A string literal. Its contents do not matter for declarations.
        case stringLiteral
    }

    var kind: Kind
    var text: String
    /// The line number, from 1.
    var line: Int

    func isSymbol(_ character: Character) -> Bool { kind == .symbol && text.count == 1 && text.first == character }
}

/// Splits Swift source into tokens. Comments are skipped. A string is one token, which includes its interpolations.
struct SwiftTokens {
    private let characters: [Character]
    private var index = 0
    private var line = 1

    init(_ source: String) {
        characters = Array(source)
    }

    static func tokenize(_ source: String) -> [SwiftToken] {
        var reader = SwiftTokens(source)
        var result: [SwiftToken] = []
        while let token = reader.next() { result.append(token) }
        return result
    }

    mutating func next() -> SwiftToken? {
        skipBlanks()
        guard index < characters.count else { return nil }
        let start = line
        let character = characters[index]
        if character == "\"" || (character == "#" && isRawString) {
            skipString()
            return SwiftToken(kind: .stringLiteral, text: "", line: start)
        }
        if character == "#", let directive = directive() { return SwiftToken(kind: .directive, text: directive, line: start) }
        if character == "`" || character == "_" || character.isLetter || character.isNumber { return word(start) }
        index += 1
        return SwiftToken(kind: .symbol, text: String(character), line: start)
    }

    private mutating func word(_ start: Int) -> SwiftToken {
        let first = index
        while index < characters.count, "_`".contains(characters[index]) || characters[index].isLetter || characters[index].isNumber {
            index += 1
        }
        return SwiftToken(kind: .word, text: String(characters[first..<index]), line: start)
    }

    private mutating func advance() {
        if characters[index].isNewline { line += 1 }
        index += 1
    }

    private mutating func skipBlanks() {
        while index < characters.count {
            if characters[index].isWhitespace {
                advance()
            } else if isNext("//") {
                while index < characters.count, !characters[index].isNewline { index += 1 }
            } else if isNext("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Skips a comment and the comments nested in it.
    private mutating func skipComment() {
        var depth = 0
        while index < characters.count {
            if isNext("/*") {
                depth += 1
                index += 2
            } else if isNext("*/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    private func isNext(_ text: String) -> Bool {
        index + text.count <= characters.count && characters[index..<index + text.count].elementsEqual(text)
    }

    private var isRawString: Bool {
        var end = index
        while end < characters.count, characters[end] == "#" { end += 1 }
        return end < characters.count && characters[end] == "\""
    }

    private mutating func skipString() {
        var hashes = 0
        while characters[index] == "#" {
            hashes += 1
            index += 1
        }
        let isLong = isNext("\"\"\"")
        let quotes = isLong ? "\"\"\"" : "\""
        let hashMarks = String(repeating: "#", count: hashes)
        index += quotes.count
        while index < characters.count {
            if isNext(quotes + hashMarks) {
                index += quotes.count + hashes
                return
            }
            if isNext("\\" + hashMarks + "(") {
                index += 2 + hashes
                skipInterpolation()
            } else if isNext("\\" + hashMarks) {
                index += 1 + hashes
                if index < characters.count { advance() }
            } else {
                if !isLong, characters[index].isNewline { return }
                advance()
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while index < characters.count, depth > 0 {
            switch characters[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                skipString()
                continue
            default: break
            }
            advance()
        }
    }

    private mutating func directive() -> String? {
        for name in ["#if", "#elseif", "#else", "#endif"] where isNext(name) {
            let end = index + name.count
            guard end >= characters.count || !(characters[end].isLetter) else { continue }
            var text = ""
            while index < characters.count, !characters[index].isNewline {
                if isNext("//") { break }
                text.append(characters[index])
                index += 1
            }
            return text.trimmingCharacters(in: .whitespaces)
        }
        return nil
    }
}
