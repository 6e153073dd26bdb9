/// The integers of the first directory of a TIFF file or an Exif block.
///
/// - Source: https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf, section 2
struct TIFFTags {
    static let width = 256
    static let height = 257
    static let orientation = 274

    private var values: [Int: Int] = [:]

    subscript(tag: Int) -> Int? { values[tag] }

    /// The orientation; `up` if the directory has none or an invalid one.
    var imageOrientation: ImageOrientation { values[Self.orientation].flatMap(ImageOrientation.init(rawValue:)) ?? .up }

    /// Reads a directory of at most 512 entries. Invalid entries are ignored.
    ///
    /// - Parameter read: A function that returns `count` bytes from `offset` on, or fewer at the end.
    init(_ read: (_ offset: Int, _ count: Int) -> [UInt8]) {
        let head = read(0, 8)
        guard head.count == 8 else { return }
        let isLittle = head[0] == 0x49
        func number(_ bytes: ArraySlice<UInt8>) -> Int {
            (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        let start = number(head[4..<8])
        let countBytes = read(start, 2)
        guard countBytes.count == 2 else { return }
        let entries = min(number(countBytes[0..<2]), 512)
        let table = read(start + 2, entries * 12)
        for entry in stride(from: 0, to: table.count - 11, by: 12) {
            let value = table[(entry + 8)..<(entry + 12)]
            switch number(table[(entry + 2)..<(entry + 4)]) {
            case 3: values[number(table[entry..<(entry + 2)])] = number(value.prefix(2))
            case 4: values[number(table[entry..<(entry + 2)])] = number(value)
            default: continue
            }
        }
    }

    init(_ bytes: some RandomAccessCollection<UInt8>) {
        self.init { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    }
}
