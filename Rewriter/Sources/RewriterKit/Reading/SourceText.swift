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
