import CoreGraphics

/// Sanitizes text from platform back ends and clipboards.
package enum TypedText {
    /// Returns the text without control characters other than newlines and tabs; all newlines become "\n".
    package static func cleaned(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            defer { wasReturn = scalar == "\r" }
            switch scalar.value {
            case 0x0D: result.append("\n")
            case 0x0A: if !wasReturn { result.append(scalar) }
            case 0x09: result.append(scalar)
            case 0x00..<0x20, 0x7F..<0xA0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns the text as one line. Newlines and tabs become spaces, and trailing newlines are removed.
    package static func singleLine(_ text: String) -> String {
        var cleaned = cleaned(text)[...]
        while cleaned.last == "\n" { cleaned = cleaned.dropLast() }
        return String(cleaned.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    /// Returns bullets in place of the characters, padded to the same number of UTF-16 units, so that offsets stay
    /// the same.
    package static func concealed(_ text: String) -> String {
        var result = ""
        for character in text {
            result += "•"
            result += String(repeating: "\u{2060}", count: max(0, character.utf16.count - 1))
        }
        return result
    }
}
