/// Splits HTML into tags and text. No input is an error: invalid tags are text, and unclosed constructs end at the
/// end of the input.
///
/// The tokenizer runs over the UTF-8 bytes. Text extends to the next `<`; comments, CDATA sections, declarations and
/// processing instructions are skipped; tags are parsed with their attributes. The content of elements such as
/// `script`, up to their end tag, is one text token.
/// - Source: https://html.spec.whatwg.org/multipage/parsing.html#tokenization
package struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var offset = 0

    /// Creates a tokenizer.
    ///
    /// - Parameter html: The text to split.
    package init(_ html: String) {
        bytes = Array(html.utf8)
    }

    /// Returns all tokens, in order. The content of a script or style element is one text token.
    package static func tokens(of html: String) -> [HTMLToken] {
        var tokenizer = HTMLTokenizer(html)
        var tokens: [HTMLToken] = []
        while let token = tokenizer.next() {
            tokens.append(token)
            guard case .start(let name, _) = token, rawElements.contains(name) else { continue }
            let text = tokenizer.rawText(until: name)
            if !text.isEmpty { tokens.append(.text(name == "title" || name == "textarea" ? HTMLEntities.decoded(text) : text)) }
        }
        return tokens
    }

    /// The elements whose content is not parsed for tags.
    private static let rawElements: Set = ["script", "style", "title", "textarea", "noscript", "iframe", "xmp"]

    private mutating func next() -> HTMLToken? {
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "<"), let token = tag() {
                if let token { return token }
                continue
            }
            return text()
        }
        return nil
    }

    private mutating func text() -> HTMLToken {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
        return .text(HTMLEntities.decoded(string(start..<offset)))
    }

    /// Returns the tag at the current position; `.some(nil)` for skipped markup; `nil` if there is no tag.
    private mutating func tag() -> HTMLToken?? {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        switch next {
        case UInt8(ascii: "!"):
            skipDeclaration()
            return .some(nil)
        case UInt8(ascii: "?"):
            skip(past: [UInt8(ascii: ">")], from: offset + 2)
            return .some(nil)
        case UInt8(ascii: "/"):
            guard offset + 2 < bytes.count, Self.isLetter(bytes[offset + 2]) else { return nil }
            offset += 2
            let name = name()
            skip(past: [UInt8(ascii: ">")], from: offset)
            return .end(name)
        case _ where Self.isLetter(next):
            offset += 1
            let name = name()
            return .start(name, attributes())
        default: return nil
        }
    }

    private mutating func skipDeclaration() {
        if matches("<!--") {
            skip(past: Array("-->".utf8), from: offset + 4)
        } else if matches("<![CDATA[") {
            skip(past: Array("]]>".utf8), from: offset + 9)
        } else {
            skip(past: [UInt8(ascii: ">")], from: offset + 2)
        }
    }

    private func matches(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private mutating func skip(past end: [UInt8], from start: Int) {
        var index = start
        while index + end.count <= bytes.count {
            if bytes[index..<index + end.count].elementsEqual(end) {
                offset = index + end.count
                return
            }
            index += 1
        }
        offset = bytes.count
    }

    private mutating func name() -> String {
        let start = offset
        while offset < bytes.count, !Self.isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "/") {
            offset += 1
        }
        return string(start..<offset).lowercased()
    }

    private mutating func attributes() -> [String: String] {
        var result: [String: String] = [:]
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: ">") {
                offset += 1
                return result
            }
            if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
                offset += 1
                continue
            }
            let (name, value) = attribute()
            if result[name] == nil { result[name] = value }
        }
        return result
    }

    private mutating func attribute() -> (String, String) {
        let start = offset
        offset += 1
        while offset < bytes.count, !Self.isSpace(bytes[offset]), !Self.endsName(bytes[offset]) { offset += 1 }
        let name = string(start..<offset).lowercased()
        skipSpaces()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return (name, "") }
        offset += 1
        skipSpaces()
        guard offset < bytes.count else { return (name, "") }
        let quote = bytes[offset]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            offset += 1
            let start = offset
            while offset < bytes.count, bytes[offset] != quote { offset += 1 }
            let value = string(start..<offset)
            offset = min(offset + 1, bytes.count)
            return (name, HTMLEntities.decoded(value))
        }
        let begin = offset
        while offset < bytes.count, !Self.isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ">") { offset += 1 }
        return (name, HTMLEntities.decoded(string(begin..<offset)))
    }

    private mutating func skipSpaces() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }

    /// Returns the text up to the end tag of an element. The end tag itself remains for ``next()``.
    private mutating func rawText(until name: String) -> String {
        let (start, end) = (offset, Array("</\(name)".utf8))
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "<"), offset + end.count <= bytes.count,
                zip(bytes[offset..<offset + end.count], end).allSatisfy({ Self.lowered($0) == $1 })
            {
                return string(start..<offset)
            }
            offset += 1
        }
        return string(start..<offset)
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private static func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(lowered(byte)) }
    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}
