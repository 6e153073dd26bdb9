extension VCard {
    /// Returns text with a backslash before each special character, for a value.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ";", ",": result += "\\\(character)"
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// Returns the text of a value in which a backslash precedes each special character.
    static func unescaped(_ value: Substring) -> String {
        guard value.contains("\\") else { return String(value) }
        var result = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "\\" : result
    }

    /// Splits a value at each separator without a backslash before it.
    static func split(_ value: String, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = value.startIndex
        var isEscaped = false
        for index in value.indices {
            if isEscaped {
                isEscaped = false
            } else if value[index] == "\\" {
                isEscaped = true
            } else if value[index] == separator {
                parts.append(value[start..<index])
                start = value.index(after: index)
            }
        }
        return parts + [value[start...]]
    }
}
