import CoreGraphics

/// Makes what comes from outside fit for a text: back ends and clipboards hand over anything.
package enum TypedText {
    /// Without control characters but newlines and tabs; newlines in one spelling.
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

    /// As one line: newlines and tabs become blanks, those at the ends go.
    package static func singleLine(_ text: String) -> String {
        var cleaned = cleaned(text)[...]
        while cleaned.last == "\n" { cleaned = cleaned.dropLast() }
        return String(cleaned.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    /// A dot for each character, in as many UTF-16 units: offsets in the secret are offsets in the dots.
    package static func concealed(_ text: String) -> String {
        var result = ""
        for character in text {
            result += "•"
            result += String(repeating: "\u{2060}", count: max(0, character.utf16.count - 1))
        }
        return result
    }
}
