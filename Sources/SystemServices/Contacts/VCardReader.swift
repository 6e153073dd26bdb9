import Foundation

/// Reads the cards of a file.
///
/// The versions 2.1, 3.0 and 4.0 are read. Folded lines are joined, and quoted-printable values are decoded, so that
/// all values have the form of version 3.0. A broken card is skipped up to the next `BEGIN:VCARD`. The text of all
/// parts together is the text of the file, so that a file can be written again without loss.
package struct VCardReader {
    /// A card of a file, or text between cards.
    package struct Part: Sendable {
        /// The text in the file, with its line ends.
        package let raw: String
        /// The card; `nil` for other text and for a broken card.
        package let card: VCard?
        /// The reason why the part is no card; `nil` if nothing is wrong.
        package let problem: Problem?
    }

    /// The reason why a card cannot be read.
    package struct Problem: Error, Hashable, Sendable {
        /// The line in the file; 1 for the first line.
        package let line: Int
        package let reason: String
    }

    /// A line of the file.
    private struct Line {
        let text: Substring
        /// The text with its end.
        let raw: Substring
    }

    private var parts: [Part] = []
    private var raw = ""
    private var card: VCard?
    private var problem: Problem?
    private var beginLine = 0
    /// The number of cards inside the current card, which version 2.1 permits (`AGENT`).
    private var depth = 0

    private init() {}

    /// Reads the text of a file.
    package static func parts(of text: String) -> [Part] {
        var reader = VCardReader()
        reader.read(lines(of: text))
        return reader.parts
    }

    /// Returns the text of a file in UTF-8, UTF-16 with a byte order mark, or else Latin-1.
    package static func text(of data: Data) -> String {
        let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        if isUTF16, let text = String(data: data, encoding: .utf16) { return text }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .isoLatin1) ?? ""
    }

    /// Splits text at CR LF, LF and CR. Bytes are compared, because the text of pictures is long.
    private static func lines(of text: String) -> [Line] {
        let bytes = text.utf8
        var lines: [Line] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            var next = bytes.index(after: index)
            if byte == newline || byte == carriageReturn {
                if byte == carriageReturn, next < bytes.endIndex, bytes[next] == newline { next = bytes.index(after: next) }
                lines.append(Line(text: text[start..<index], raw: text[start..<next]))
                start = next
            }
            index = next
        }
        if start < bytes.endIndex { lines.append(Line(text: text[start...], raw: text[start...])) }
        return lines
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Whether a line continues the line before it.
    private static func isFolded(_ line: Line) -> Bool {
        let first = line.text.utf8.first
        return first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")
    }

    private mutating func read(_ lines: [Line]) {
        var index = 0
        while index < lines.count {
            let first = index
            var text = String(lines[index].text)
            index += 1
            while index < lines.count, Self.isFolded(lines[index]) {
                text += lines[index].text.dropFirst()
                index += 1
            }
            if VCardLine.isQuotedPrintable(text) {
                while text.hasSuffix("="), index < lines.count {
                    text.removeLast()
                    text += lines[index].text
                    index += 1
                }
            }
            read(text, raw: lines[first].raw.base[lines[first].raw.startIndex..<lines[index - 1].raw.endIndex], line: first + 1)
        }
        if card != nil { problem = problem ?? Problem(line: beginLine, reason: "the card has no END:VCARD") }
        finish()
    }

    private mutating func read(_ text: String, raw: Substring, line: Int) {
        let marker = Self.marker(text)
        if marker == "BEGIN:VCARD" { return begin(raw, line: line) }
        self.raw += raw
        if marker == "END:VCARD" { return end(line) }
        guard card != nil, depth == 0, problem == nil, !marker.isEmpty else { return noteStray(marker, line) }
        switch VCardLine.property(of: text) {
        case .success(let property): if property.name != "VERSION" { card?.properties.append(property) }
        case .failure(let reason): problem = Problem(line: line, reason: reason.text)
        }
    }

    /// Returns the line in the form in which it may be a beginning or an end. A long line, such as a picture, is
    /// neither.
    private static func marker(_ text: String) -> String {
        text.utf8.count < 100 ? text.trimmingCharacters(in: .whitespaces).uppercased() : text
    }

    /// Records text outside of cards, once per part.
    private mutating func noteStray(_ text: String, _ line: Int) {
        if card == nil, !text.isEmpty, problem == nil { problem = Problem(line: line, reason: "the line belongs to no card") }
    }

    private mutating func begin(_ raw: Substring, line: Int) {
        // An inner card follows an AGENT property without a value.
        if card?.properties.last.map({ $0.name == "AGENT" && $0.value.isEmpty }) == true {
            depth += 1
            self.raw += raw
            return
        }
        if card != nil { problem = problem ?? Problem(line: beginLine, reason: "the card has no END:VCARD") }
        finish()
        self.raw = String(raw)
        card = VCard()
        beginLine = line
    }

    private mutating func end(_ line: Int) {
        if depth > 0 {
            depth -= 1
            return
        }
        if card == nil { problem = problem ?? Problem(line: line, reason: "END:VCARD has no BEGIN:VCARD") }
        if card?.properties.isEmpty == true { problem = problem ?? Problem(line: beginLine, reason: "the card is empty") }
        finish()
    }

    private mutating func finish() {
        if !raw.isEmpty { parts.append(Part(raw: raw, card: problem == nil ? card : nil, problem: problem)) }
        raw = ""
        card = nil
        problem = nil
        depth = 0
    }
}
