/// The difference between two strings.
enum ChangedBytes {
    /// Returns the range of the second string between the common prefix and the common suffix, in bytes, extended to
    /// whole characters.
    ///
    /// The prefix and the suffix are compared in blocks of 512 bytes first and then byte by byte. The cost equals
    /// that of a memory comparison.
    static func range(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let commonCount = min(old.count, new.count)
        guard let left = old.baseAddress, let right = new.baseAddress, commonCount > 0 else { return 0..<new.count }
        var prefix = 0
        while prefix + step <= commonCount, memcmp(left + prefix, right + prefix, step) == 0 { prefix += step }
        while prefix < commonCount, left[prefix] == right[prefix] { prefix += 1 }
        while prefix > 0, prefix < new.count, UTF8Text.isContinuation(right[prefix]) { prefix -= 1 }
        let remaining = commonCount - prefix
        var suffix = 0
        while suffix + step <= remaining, memcmp(left + old.count - suffix - step, right + new.count - suffix - step, step) == 0 {
            suffix += step
        }
        while suffix < remaining, left[old.count - suffix - 1] == right[new.count - suffix - 1] { suffix += 1 }
        while suffix > 0, UTF8Text.isContinuation(right[new.count - suffix]) { suffix -= 1 }
        return prefix..<new.count - suffix
    }

    /// The number of bytes that are compared at a time.
    private static let step = 512
}

/// Text without bidirectional characters. A part of such text can be laid out without the rest.
enum SimpleText {
    /// Returns whether no character is right-to-left or a bidirectional control.
    ///
    /// The test is conservative: it rejects all characters whose UTF-8 begins with D6…DF, E0, E1, EF and F0.
    static func isSimple(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let bytes = UnsafeBufferPointer(rebasing: text)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0..<0xD6, 0xE3...0xEE: index += 1
            case 0xE2:
                guard index + 2 < bytes.count, !isBidirectionalControl(bytes[index + 1], bytes[index + 2]) else { return false }
                index += 3
            default: return false
            }
        }
        return true
    }

    /// Returns whether the bytes are the last two of U+200E, U+200F, U+202A…U+202E or U+2066…U+2069.
    private static func isBidirectionalControl(_ second: UInt8, _ third: UInt8) -> Bool {
        switch (second, third) {
        case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
        default: false
        }
    }

    /// Returns whether a word of ASCII letters begins at `offset`, after a letter, digit or punctuation mark and a
    /// space.
    static func isWordBoundary(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset > 1, offset < text.count else { return false }
        return isEnd(text[offset - 2]) && text[offset - 1] == 0x20 && isLetter(text[offset])
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || ".,;:!?".utf8.contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
