import CoreGraphics

/// The symbols that are packaged, by their names.
package enum SymbolLibrary {
    /// All names that are listed. Many more are put together from them.
    package static var names: [String] { SymbolNames.all.keys.map(String.init) }

    /// The parts of a symbol; `nil` if no symbol has that name.
    package static func parts(_ name: String) -> [SymbolPart]? {
        guard name.utf8.count < 100 else { return nil }
        return parts(name[...], depth: 0)
    }

    private static func parts(_ name: Substring, depth: Int) -> [SymbolPart]? {
        guard depth < 5 else { return nil }
        if let ink = listed(name, depth: depth) { return ink }
        if let ink = digits(name) { return [SymbolPart(ink: ink)] }
        return composed(name) { parts($0, depth: depth + 1) }
    }

    private static func listed(_ name: Substring, depth: Int) -> [SymbolPart]? {
        guard let spec = SymbolNames.all[name] else { return nil }
        let words = spec.split(separator: " ")
        if words.count == 3, words[1] == "in" || words[1] == "badge" {
            guard let inner = parts(words[0], depth: depth + 1) else { return nil }
            return words[1] == "in" ? SymbolContainer.parts(inner, in: words[2]) : SymbolBadge.parts(words[2], on: inner)
        }
        if let ink = SymbolInk(spec) { return [SymbolPart(ink: ink)] }
        return spec == name ? nil : parts(spec, depth: depth + 1)
    }

    /// A number of two digits, for `12.circle`.
    private static func digits(_ name: Substring) -> SymbolInk? {
        guard name.utf8.count == 2, name.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        guard let first = SymbolNames.all[name.prefix(1)].flatMap({ SymbolInk($0) }),
            let second = SymbolNames.all[name.suffix(1)].flatMap({ SymbolInk($0) })
        else { return nil }
        return first.applying(CGAffineTransform(translationX: -5, y: 0)).adding(second.applying(CGAffineTransform(translationX: 5, y: 0)))
    }

    /// Names whose last words say what is around the symbol, over it, or at its corner.
    private static func composed(_ name: Substring, _ parts: (Substring) -> [SymbolPart]?) -> [SymbolPart]? {
        for container in SymbolContainer.names where name.hasSuffix(".\(container)") {
            return parts(name.dropLast(container.utf8.count + 1)).flatMap { SymbolContainer.parts($0, in: container[...]) }
        }
        for (ending, isFilled) in [(".slash", false), (".slash.fill", true)] where name.hasSuffix(ending) {
            let base = name.dropLast(ending.utf8.count)
            return parts(isFilled ? base + ".fill" : base).map(SymbolContainer.slashed)
        }
        guard let place = name.range(of: ".badge.") else { return nil }
        let kind = name[place.upperBound...]
        let isFilled = kind.hasSuffix(".fill")
        let base = name[..<place.lowerBound]
        guard let under = parts(isFilled ? base + ".fill" : base) else { return nil }
        return SymbolBadge.parts(isFilled ? kind.dropLast(5) : kind, on: under)
    }
}
