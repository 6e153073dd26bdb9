import Foundation

/// Replaces format specifiers by values.
enum LogFormat {
    /// Returns a format with the values in the places of its specifiers. Missing values are shown as `<missing>`.
    static func text(_ format: String, _ values: [Any]) -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            guard let specifier = specifier(&rest) else { return result + "%" + rest }
            result += next < values.count ? specifier.text(values[next]) : "<missing>"
            next += 1
        }
        return result + rest
    }

    private struct Specifier {
        var flags = ""
        var isHidden = false
        var conversion: Character

        func text(_ value: Any) -> String {
            if isHidden { return "<private>" }
            switch conversion {
            case "d", "i", "u", "x", "X", "o", "c":
                guard let number = value as? any BinaryInteger else { return "\(value)" }
                return String(format: "%\(flags)ll\(conversion)", Int64(truncatingIfNeeded: number))
            case "f", "F", "e", "E", "g", "G":
                let number = (value as? any BinaryFloatingPoint).map { Double($0) } ?? (value as? any BinaryInteger).map { Double($0) }
                return number.map { String(format: "%\(flags)\(conversion)", $0) } ?? "\(value)"
            default: return "\(value)"
            }
        }
    }

    /// Reads a specifier after its percent sign: options in braces, flags, length and conversion.
    private static func specifier(_ rest: inout Substring) -> Specifier? {
        var isHidden = false
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
            let options = rest[..<end]
            isHidden = options.contains("private") || options.contains("sensitive")
            rest = rest[rest.index(after: end)...]
        }
        let flags = rest.prefix { "0123456789.+- #".contains($0) }
        rest = rest.dropFirst(flags.count)
        rest = rest.drop { "hlqzjtL".contains($0) }
        guard let conversion = rest.popFirst() else { return nil }
        return Specifier(flags: String(flags), isHidden: isHidden, conversion: conversion)
    }
}
