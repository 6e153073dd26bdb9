/// The names that symbols have on iOS 18, whether they are drawn here or not.
///
/// The names are facts from public lists of SF Symbols; localised variants are left out. In the text each name stands behind
/// those before it in the alphabet: a digit or letter says how many characters it shares with the last one, `*` that there is a
/// name with `.fill` behind it too. It is only read for names that no symbol is drawn for, so no table of it is kept.
enum SymbolRoster {
    /// The characters that count from 0.
    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// Whether a symbol has the name on iOS.
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

    /// Calls a function with each name, until it returns `false`.
    private static func forEach(_ body: (String) -> Bool) {
        var last: [UInt8] = []
        // Parts of the text end where a line does, which may be within a name.
        for entry in texts.joined().utf8.split(separator: UInt8(ascii: " ")) {
            guard let first = entry.first, let shared = digits.firstIndex(of: first) else { continue }
            let hasFilled = entry.last == UInt8(ascii: "*")
            last = last.prefix(shared) + entry.dropFirst().dropLast(hasFilled ? 1 : 0)
            let name = String(decoding: last, as: UTF8.self)
            guard body(name), !hasFilled || body(name + ".fill") else { return }
        }
    }
}
