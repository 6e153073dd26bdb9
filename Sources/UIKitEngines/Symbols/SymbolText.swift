import CoreGraphics

/// Reads tables in the format `key=value;key=value`.
enum SymbolText {
    static func entries(_ parts: [String]) -> [Substring: Substring] {
        var result: [Substring: Substring] = [:]
        // A part ends at the end of a line, which may be within an entry.
        let text = parts.joined()
        for entry in text.utf8.split(separator: UInt8(ascii: ";")) {
            guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { continue }
            result[Substring(entry[..<equals])] = Substring(entry[entry.index(after: equals)...])
        }
        return result
    }
}
