// Checks of a file's bytes that run before the XML parser reads them. The file has to be UTF-8 without null bytes.
// Compiled nibs and other encodings are rejected. A scan then skips comments, CDATA sections and processing
// instructions, and rejects the first document type, entity declaration or empty instruction. Every check is linear
// in the size of the file.

import Foundation

extension NibReader {
    /// Throws an error for a file that must not be passed to the parser.
    static func checkBytes(_ data: Data, file: String, limits: NibLimits) throws(NibError) {
        let location = NibError.Place(file: file)
        guard data.count <= limits.bytes else { throw .tooLarge(location, bytes: data.count, limit: limits.bytes) }
        guard !data.isEmpty else { throw .malformed(location, reason: "it is empty") }
        if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
            throw .wrongKind(location, found: "a compiled nib; give the .xib or .storyboard itself")
        }
        // The byte order marks of UTF-16.
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard !isWide else { throw .malformed(location, reason: "it is not written in UTF-8, as nibs are") }
        guard !data.withUnsafeBytes({ $0.contains(0) }) else { throw .malformed(location, reason: "it holds bytes that are not text") }
        guard isPlain(data) else { throw .malformed(location, reason: "it is not written in UTF-8, as nibs are") }
        // Foundation's parser force-unwraps names, comments and the content of processing instructions. It traps if
        // one of these is missing or is not UTF-8.
        if let line = lineOfInvalidUTF8(in: data) {
            throw .malformed(NibError.Place(file: file, line: line), reason: "it is not written in UTF-8, as nibs are")
        }
        switch firstMarkup(in: data) {
        case nil: break
        case .declaration(let line)?: throw .entities(NibError.Place(file: file, line: line))
        case .emptyInstruction(let line)?:
            throw .wrongKind(
                NibError.Place(file: file, line: line), found: "a document with an empty processing instruction; remove it")
        }
    }

    /// Returns the first line with bytes that are not UTF-8; `nil` if there is none.
    private static func lineOfInvalidUTF8(in data: Data) -> Int? {
        guard String(validating: data, as: UTF8.self) == nil else { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }

    /// Markup that must not be passed to the parser, with its line.
    private enum RejectedMarkup {
        /// A document type or entity declaration.
        case declaration(line: Int)
        /// A processing instruction without content, such as `<?name?>`.
        case emptyInstruction(line: Int)
    }

    /// Whether the parser decodes the same text as these checks: the file begins with `<` and declares no other
    /// encoding.
    private static func isPlain(_ data: Data) -> Bool {
        var head = data.prefix(256)
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        guard let first = head.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return true }
        // The parser reports text that is not XML, but would accept a `<` in another encoding.
        guard first == UInt8(ascii: "<") else {
            return !String(decoding: head, as: UTF8.self).contains("\u{FFFD}") && first != UInt8(ascii: "+")
        }
        let text = String(decoding: head, as: UTF8.self)
        guard text.hasPrefix("<?xml") else { return true }
        guard let end = text.range(of: "?>") else { return data.count < 256 }
        guard let name = text[..<end.lowerBound].firstMatch(of: #/encoding\s*=\s*["']([^"']*)["']/#)?.1 else { return true }
        return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    }

    /// Returns the first rejected markup outside of comments, CDATA sections and processing instructions.
    private static func firstMarkup(in data: Data) -> RejectedMarkup? {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> RejectedMarkup? in
            var line = 1
            var index = 0
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
                    index += 1
                    continue
                }
                guard let end = endOfSection(bytes, index) else {
                    if bytes[index + 1] == UInt8(ascii: "!") { return .declaration(line: line) }
                    index += 1
                    continue
                }
                if isEmptyInstruction(bytes[index..<end]) { return .emptyInstruction(line: line) }
                line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
                index = end
            }
            return nil
        }
    }

    /// Returns the end of the comment, CDATA section or processing instruction at `start`; `nil` if none begins
    /// there.
    private static func endOfSection(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where has(opening, bytes, start) {
            var index = start + opening.utf8.count
            while index < bytes.count, !has(closing, bytes, index) { index += 1 }
            return min(index + closing.utf8.count, bytes.count)
        }
        return nil
    }

    /// Whether a section is a processing instruction with only a name.
    private static func isEmptyInstruction(_ section: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard section.dropFirst().first == UInt8(ascii: "?") else { return false }
        return !section.dropLast(2).dropFirst(2).contains { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private static func has(_ text: String, _ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
        guard start + text.utf8.count <= bytes.count else { return false }
        return zip(text.utf8, bytes[start...]).allSatisfy { $0 == $1 }
    }
}
