/// The bytes of a source file and the beginnings of its lines.
struct SourceText: Sendable {
    let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
        self.starts = starts
    }

    /// The number of lines; the last one may be empty.
    var lineCount: Int { starts.count }

    /// Returns a line without its end, which may be CR LF; an empty text for numbers without a line.
    func line(_ number: Int) -> String {
        guard starts.indices.contains(number - 1) else { return "" }
        let end = starts.indices.contains(number) ? starts[number] - 1 : bytes.count
        let line = bytes[starts[number - 1]..<end]
        return String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }

    /// Whether a line contains only a comment, or a part of it.
    func isComment(_ number: Int) -> Bool {
        let text = line(number).drop(while: \.isWhitespace)
        return ["//", "/*", "*"].contains(where: text.hasPrefix)
    }

    /// Returns the line and the column of a byte, both from 1. Columns count bytes, as the compiler's do.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
