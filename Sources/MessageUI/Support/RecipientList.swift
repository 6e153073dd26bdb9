import Foundation

/// The recipients in a text field, separated by commas or semicolons.
enum RecipientList {
    /// Returns the recipients in a text, without white space around them. Separators within quotes and angle brackets
    /// belong to a recipient, as in `"Doe, Jane" <jane@example.org>`.
    static func recipients(in text: String) -> [String] {
        var result: [String] = []
        var current = ""
        var isQuoted = false
        var isBracketed = false
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case "<" where !isQuoted: isBracketed = true
            case ">" where !isQuoted: isBracketed = false
            default: break
            }
            if !isQuoted, !isBracketed, [",", ";", "\n"].contains(character) {
                result.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        return (result + [current]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    /// Returns the text for recipients.
    static func text(_ recipients: [String]) -> String { recipients.joined(separator: ", ") }
}
