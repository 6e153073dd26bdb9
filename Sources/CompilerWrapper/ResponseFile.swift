/// The text of a response file: arguments that are separated by white space and quoted as in a shell.
package enum ResponseFile {
    private enum Quote {
        case single, double
    }

    /// Returns the arguments of a response file.
    package static func arguments(in text: String) -> [String] {
        var found: [String] = []
        var current = ""
        var isOpen = false
        var quote: Quote?
        var isEscaped = false
        for character in text.unicodeScalars {
            if isEscaped {
                current.unicodeScalars.append(character)
                (isEscaped, isOpen) = (false, true)
                continue
            }
            switch (character, quote) {
            case ("\\", nil), ("\\", .double): isEscaped = true
            case ("'", nil): (quote, isOpen) = (.single, true)
            case ("\"", nil): (quote, isOpen) = (.double, true)
            case ("'", .single), ("\"", .double): quote = nil
            case (" ", nil), ("\n", nil), ("\t", nil), ("\r", nil):
                if isOpen { found.append(current) }
                (current, isOpen) = ("", false)
            default:
                current.unicodeScalars.append(character)
                isOpen = true
            }
        }
        if isOpen { found.append(current) }
        return found
    }

    /// Returns the text of a response file with the arguments, one a line.
    package static func text(_ arguments: [String]) -> String {
        arguments.map { quoted($0) + "\n" }.joined()
    }

    private static func quoted(_ argument: String) -> String {
        let plain = argument.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
            default: true
            }
        }
        guard !plain || argument.isEmpty else { return argument }
        var text = "\""
        for scalar in argument.unicodeScalars {
            if scalar == "\\" || scalar == "\"" { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text + "\""
    }
}
