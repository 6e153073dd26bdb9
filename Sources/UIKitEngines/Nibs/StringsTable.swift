import Foundation

/// Parses a `.strings` file: pairs of `"key" = "value";` with comments between them.
package enum StringsTable {
    /// Returns the values of a file, by key. For an invalid file, returns the values before the error.
    package static func read(_ data: Data) -> [String: String] {
        guard let text = text(of: data) else { return [:] }
        var scan = StringsScanner(text)
        var result: [String: String] = [:]
        while let (key, value) = scan.pair() { result[key] = value }
        return result
    }

    private static func text(of data: Data) -> String? {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        return isWide ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
    }
}

/// A scanner over the characters of a `.strings` file.
struct StringsScanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func pair() -> (String, String)? {
        guard let key = token(), next("="), let value = token(), next(";") else { return nil }
        return (key, value)
    }

    private mutating func next(_ character: Character) -> Bool {
        skipBlanks()
        guard index < characters.count, characters[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() {
        while index < characters.count {
            if characters[index].isWhitespace {
                index += 1
            } else if has("/*") {
                while index < characters.count, !has("*/") { index += 1 }
                index = min(index + 2, characters.count)
            } else if has("//") {
                while index < characters.count, !characters[index].isNewline { index += 1 }
            } else {
                return
            }
        }
    }

    private func has(_ pair: String) -> Bool {
        index + 1 < characters.count && String(characters[index...index + 1]) == pair
    }

    /// Scans a quoted string or a single unquoted word.
    private mutating func token() -> String? {
        skipBlanks()
        guard index < characters.count else { return nil }
        guard characters[index] == "\"" else { return unquotedToken() }
        index += 1
        var result = ""
        while index < characters.count, characters[index] != "\"" {
            result.append(characters[index] == "\\" ? escaped() : characters[index])
            index += 1
        }
        guard index < characters.count else { return nil }
        index += 1
        return result
    }

    private mutating func unquotedToken() -> String? {
        let start = index
        while index < characters.count, !characters[index].isWhitespace, !"=;\"".contains(characters[index]) { index += 1 }
        return start == index ? nil : String(characters[start..<index])
    }

    private mutating func escaped() -> Character {
        guard index + 1 < characters.count else { return "\\" }
        index += 1
        switch characters[index] {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(characters[(index + 1)...].prefix(4))
            guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                return characters[index]
            }
            index += 4
            return Character(scalar)
        default: return characters[index]
        }
    }
}
