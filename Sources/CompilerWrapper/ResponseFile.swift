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

    /// Returns an argument with a backslash before each character that has a meaning. The driver treats quotation marks
    /// inside of others differently from a shell.
    private static func quoted(_ argument: String) -> String {
        guard !argument.isEmpty else { return "\"\"" }
        var text = ""
        for scalar in argument.unicodeScalars {
            if [" ", "\t", "\n", "\r", "\\", "\"", "'"].contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
