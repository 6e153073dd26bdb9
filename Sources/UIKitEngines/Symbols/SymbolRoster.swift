/// The names of all iOS 18 symbols, including those without a drawing.
///
/// The names are from public lists of SF Symbols, without localized variants. The names are in alphabetical order and
/// front coded. Each entry begins with a digit or letter, which is the number of characters that it shares with the
/// preceding name. A `*` at the end of an entry adds the name with `.fill`. The text is read only for names without a
/// drawing, so a table would not be worth its memory.
enum SymbolRoster {
    /// The digits for the number of shared characters, from 0.
    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// Whether iOS has a symbol of a name.
    static func contains(_ name: String) -> Bool {
        var isFound = false
        forEach { found in
            isFound = found == name
            return !isFound
        }
        return isFound
    }

    /// All names, in order.
    static var names: [String] {
        var result: [String] = []
        forEach { name in
            result.append(name)
            return true
        }
        return result
    }

    /// Calls a function with each name, until the function returns `false`.
    private static func forEach(_ body: (String) -> Bool) {
        var last: [UInt8] = []
        // A part of the text ends at the end of a line, which may be within a name.
        for entry in texts.joined().utf8.split(separator: UInt8(ascii: " ")) {
            guard let first = entry.first, let shared = digits.firstIndex(of: first) else { continue }
            let hasFilled = entry.last == UInt8(ascii: "*")
            last = last.prefix(shared) + entry.dropFirst().dropLast(hasFilled ? 1 : 0)
            let name = String(decoding: last, as: UTF8.self)
            guard body(name), !hasFilled || body(name + ".fill") else { return }
        }
    }
}
