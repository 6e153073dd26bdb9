/// Windows code page 1252, the encoding of old documents.
package enum WindowsText {
    /// The characters for bytes 128…159. Five of them are undefined.
    private static let special: [UInt16] = [
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
        0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
    ]

    /// Returns the character of a byte.
    package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard (128...159).contains(byte) else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(special[Int(byte) - 128]) ?? Unicode.Scalar(byte)
    }

    /// Decodes bytes to a string.
    package static func decoded(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(scalar(byte)) }
        return String(text)
    }
}
