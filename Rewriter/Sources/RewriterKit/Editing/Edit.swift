/// A change of a source file.
struct Edit: Codable, Hashable, Sendable {
    /// The first byte that is replaced.
    var start: Int
    /// The byte after the last one that is replaced; equal to `start` for an insertion.
    var end: Int
    /// The new text. It is followed by blanks if it is shorter than the text that it replaces.
    var text: String

    init(_ start: Int, _ end: Int, _ text: String = "") {
        self.start = start
        self.end = end
        self.text = text
    }
}

extension Edit {
    /// Returns the edits that ``apply(_:to:)`` leaves out, because they are inside other edits.
    static func overlapping(_ edits: [Edit]) -> [Edit] {
        var result: [Edit] = []
        var last: Edit?
        for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if let last, edit.start < last.end {
                if edit != last { result.append(edit) }
            } else {
                last = edit
            }
        }
        return result
    }

    /// Applies edits to a source file. Lines stay lines: line ends in replaced text are kept.
    ///
    /// The edits are sorted by their starts. An edit that overlaps an earlier one is left out.
    static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var next = 0
        for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) where edit.start >= next && edit.end <= bytes.count {
            result.append(contentsOf: bytes[next..<edit.start])
            let text = Array(edit.text.utf8)
            result.append(contentsOf: text)
            var isFirstLine = true
            for index in edit.start..<edit.end {
                let byte = bytes[index]
                if byte == 10 || byte == 13 {
                    result.append(byte)
                    isFirstLine = false
                } else if !isFirstLine || index - edit.start >= text.count {
                    result.append(32)
                }
            }
            next = edit.end
        }
        result.append(contentsOf: bytes[next...])
        return result
    }
}
