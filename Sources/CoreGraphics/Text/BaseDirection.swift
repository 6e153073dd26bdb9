/// The base direction of text without an explicit direction.
enum BaseDirection {
    /// Returns whether the first strong character is right-to-left; `nil` without a strong character.
    ///
    /// These are rules P2 and P3 of the Unicode Bidirectional Algorithm, without the skipping of isolates.
    static func isRightToLeft(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                if (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A { return false }
                index += 1
                continue
            }
            let (scalar, length) = UTF8Text.scalar(in: text, at: index)
            if isRightToLeft(scalar) { return true }
            if isLeftToRight(scalar) { return false }
            index += length
        }
        return nil
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0660...0x0669, 0x066B...0x066C, 0x06DD, 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            scalar.properties.generalCategory != .nonspacingMark && scalar.value != 0xFEFF
        case 0x200F: true
        default: false
        }
    }

    private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200E || scalar.properties.isAlphabetic
    }
}
