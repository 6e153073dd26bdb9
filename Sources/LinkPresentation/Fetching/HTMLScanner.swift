internal import UIKitEngines

/// Reads the tags of a page from start to end.
struct HTMLScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the next tag; `nil` at the end. The name of a closing tag begins with a slash.
    mutating func nextTag() -> (name: String, attributes: [String: String])? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if matches("!--") {
                _ = text(until: "-->")
                continue
            }
            let name = read { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }.lowercased()
            guard let first = name.utf8.first, first == UInt8(ascii: "/") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
                continue
            }
            return (name, attributes())
        }
        position = bytes.count
        return nil
    }

    /// Returns the text up to a mark, ignoring case, and continues behind the mark; at the end without the mark.
    mutating func text(until mark: String) -> String {
        let start = position
        while position < bytes.count {
            if matches(mark) {
                defer { position += mark.utf8.count }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            position += 1
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    private mutating func attributes() -> [String: String] {
        var result: [String: String] = [:]
        skipSpace()
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            let name = read { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }.lowercased()
            skipSpace()
            var value = ""
            if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
                position += 1
                skipSpace()
                value = attributeValue()
            }
            if !name.isEmpty, result[name] == nil { result[name] = HTMLEntities.decoded(value) }
            skipSpace()
        }
        position = min(position + 1, bytes.count)
        return result
    }

    private mutating func attributeValue() -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
            return read { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
        }
        let quote = bytes[position]
        position += 1
        let value = read { $0 != quote }
        position = min(position + 1, bytes.count)
        return value
    }

    private mutating func read(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, condition(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipSpace() { while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 } }

    private func matches(_ mark: String) -> Bool {
        let mark = mark.utf8
        guard position + mark.count <= bytes.count else { return false }
        return zip(bytes[position...], mark).allSatisfy { Self.lowercased($0) == $1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private static func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
