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
        guard !data.withUnsafeBytes({ $0.contains(0) }) else { throw .malformed(place, reason: "it holds bytes that are not text") }
        if let line = lineOfDeclaration(in: data) { throw .entities(NibError.Place(file: file, line: line)) }
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
