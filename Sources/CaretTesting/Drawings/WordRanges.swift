import Foundation

/// Finds the words of a line, which are separated by white space.
enum WordRanges {
    /// Finds the words of a string.
    ///
    /// - Returns: The ranges of the words, in UTF-16 units from the line's start.
    static func words(in line: String) -> [NSRange] {
        var result: [NSRange] = []
        var start: Int?
        var position = 0
        for unit in line.utf16 {
            let isBlank = unit == 0x20 || unit == 0x09 || unit == 0x0A || unit == 0x0D
            if isBlank, let first = start {
                result.append(NSRange(location: first, length: position - first))
                start = nil
            } else if !isBlank, start == nil {
                start = position
            }
            position += 1
        }
        if let first = start { result.append(NSRange(location: first, length: position - first)) }
        return result
    }

    /// Finds the words in the UTF-8 bytes of a part of a string.
    ///
    /// - Parameter base: The offset of the first of `bytes` in the string.
    /// - Returns: The ranges of the words, in UTF-8 bytes from the string's start.
    static func words(in bytes: some RandomAccessCollection<UInt8>, from base: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        for (offset, byte) in bytes.enumerated() {
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            if isBlank, let first = start {
                result.append(base + first..<base + offset)
                start = nil
            } else if !isBlank, start == nil {
                start = offset
            }
        }
        if let first = start { result.append(base + first..<base + bytes.count) }
        return result
    }
}
