import Foundation

extension NibReader {
    /// Refuses what no parser should see.
    static func checkBytes(_ data: Data, file: String, limits: NibLimits) throws(NibError) {
        let place = NibError.Place(file: file)
        guard data.count <= limits.bytes else { throw .tooLarge(place, bytes: data.count, limit: limits.bytes) }
        guard !data.isEmpty else { throw .malformed(place, reason: "it is empty") }
        if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
            throw .wrongKind(place, found: "a compiled nib; give the .xib or .storyboard itself")
        }
        // The marks that files in UTF-16 begin with.
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard !isWide else { throw .malformed(place, reason: "it is not written in UTF-8, as nibs are") }
        guard !data.withUnsafeBytes({ $0.contains(0) }) else { throw .malformed(place, reason: "it holds bytes that are not text") }
        guard isPlain(data) else { throw .malformed(place, reason: "it is not written in UTF-8, as nibs are") }
        if let line = lineOfDeclaration(in: data) { throw .entities(NibError.Place(file: file, line: line)) }
    }

    /// Whether the words that are looked for are those that the parser will see: the file begins with `<`, and names no other encoding.
    private static func isPlain(_ data: Data) -> Bool {
        var head = data.prefix(256)
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        guard let first = head.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return true }
        // The parser says what is wrong with words that are no XML at all; other encodings of `<` it would understand.
        guard first == UInt8(ascii: "<") else {
            return !String(decoding: head, as: UTF8.self).contains("\u{FFFD}") && first != UInt8(ascii: "+")
        }
        let words = String(decoding: head, as: UTF8.self)
        guard words.hasPrefix("<?xml") else { return true }
        guard let end = words.range(of: "?>") else { return data.count < 256 }
        guard let name = words[..<end.lowerBound].firstMatch(of: #/encoding\s*=\s*["']([^"']*)["']/#)?.1 else { return true }
        return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    }

    /// The line of a document type or entity declaration, outside of comments and literal sections.
    private static func lineOfDeclaration(in data: Data) -> Int? {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Int? in
            var line = 1
            var index = 0
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "!") else {
                    index += 1
                    continue
                }
                if let end = endOfSection(bytes, index) {
                    while index < end {
                        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                        index += 1
                    }
                } else {
                    return line
                }
            }
            return nil
        }
    }

    /// Where a comment or literal section that starts at `start` ends; `nil` if something else is declared there.
    private static func endOfSection(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>")] where has(opening, bytes, start) {
            var index = start + opening.utf8.count
            while index < bytes.count, !has(closing, bytes, index) { index += 1 }
            return min(index + closing.utf8.count, bytes.count)
        }
        return nil
    }

    private static func has(_ text: String, _ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
        guard start + text.utf8.count <= bytes.count else { return false }
        return zip(text.utf8, bytes[start...]).allSatisfy { $0 == $1 }
    }
}
