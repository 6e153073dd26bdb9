/// Formats the markers of list items.
package enum ListMarker {
    /// Returns the marker for a number. The first name in braces in the format is replaced: `({lower-alpha})` becomes
    /// `(c)` for 3. Unknown names are not replaced.
    package static func text(_ format: String, _ number: Int) -> String {
        guard let (range, name) = name(in: format), let text = text(named: name, number) else { return format }
        return format[..<range.lowerBound] + text + format[range.upperBound...]
    }

    /// Whether the marker contains the number of the item.
    package static func isOrdered(_ format: String) -> Bool {
        guard let name = name(in: format)?.name else { return false }
        return text(named: name, 1) != text(named: name, 2)
    }

    private static func name(in format: String) -> (range: Range<String.Index>, name: String)? {
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return (open..<format.index(after: close), String(format[format.index(after: open)..<close]))
    }

    private static let symbols = [
        "box": "\u{2610}", "check": "\u{2611}", "circle": "\u{25E6}", "diamond": "\u{25C7}", "disc": "\u{2022}", "hyphen": "\u{2043}",
        "square": "\u{25AA}",
    ]

    private static func text(named name: String, _ number: Int) -> String? {
        if let symbol = symbols[name] { return symbol }
        return switch name {
        case "decimal": String(number)
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: nil
        }
    }

    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (remaining, text) = (number, "")
        while remaining > 0 {
            remaining -= 1
            text = String(UnicodeScalar(UInt8(97 + remaining % 26))) + text
            remaining /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1...3_999).contains(number) else { return String(number) }
        let steps: KeyValuePairs = [
            1000: "M", 900: "CM", 500: "D", 400: "CD", 100: "C", 90: "XC", 50: "L", 40: "XL", 10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I",
        ]
        var (remaining, text) = (number, "")
        for (value, sign) in steps {
            while remaining >= value {
                text += sign
                remaining -= value
            }
        }
        return text
    }
}
