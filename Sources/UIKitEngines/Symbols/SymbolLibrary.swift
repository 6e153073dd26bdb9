import CoreGraphics

/// The symbols that are packaged, by their names.
///
/// A name is looked up in the table of `SymbolNames` first. If it is not listed, `SymbolComposition` puts it together from the
/// symbols that its words name. Entries of the table may refer to other symbols, and these to others again.
package enum SymbolLibrary {
    /// All names that are listed, without parts that have no name of their own. Many more are put together from them.
    package static var names: [String] { SymbolNames.all.keys.filter { !$0.hasPrefix("_") }.map(String.init) }

    /// The symbol that is shown for a name that iOS has and that is not drawn.
    package static let substitute = "square.dashed"

    /// Whether iOS has a symbol of a name that is not drawn. The localised siblings of a name count as the name.
    package static func isOnlyKnown(_ name: String) -> Bool {
        guard name.utf8.count < 100, parts(name) == nil else { return false }
        return SymbolRoster.contains(String(SymbolAliases.neutral(name[...])))
    }

    /// The parts of a symbol; `nil` if no symbol has that name.
    package static func parts(_ name: String) -> [SymbolPart]? {
        guard name.utf8.count < 100, !name.hasPrefix("_") else { return nil }
        return parts(name[...], depth: 0)
    }

    /// The parts of a symbol, or of a part of others, whose names begin with `_`.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - depth: how many names led to this one. Seven are followed, so that tables that refer to themselves end.
    static func parts(_ name: Substring, depth: Int) -> [SymbolPart]? {
        guard depth < 7 else { return nil }
        if let spec = SymbolNames.all[name] { return listed(spec, as: name, depth: depth) }
        if let ink = digits(name) { return [SymbolPart(ink: ink, strokeShare: 0.85)] }
        return SymbolComposition(name: name, depth: depth + 1).parts
    }

    /// Whether the table has a name.
    static func lists(_ name: Substring) -> Bool { SymbolNames.all[name] != nil }

    /// The parts that an entry of the table describes. A symbol precedes an icon of its name, but for the symbol itself.
    private static func listed(_ spec: Substring, as name: Substring, depth: Int) -> [SymbolPart]? {
        let layers = spec.split(separator: "|")
        if layers.count > 1 { return layered(layers, depth: depth + 1) }
        if spec == name || !refersToSymbol(spec), let ink = SymbolInk(spec) { return [SymbolPart(ink: ink)] }
        let words = spec.split(separator: " ")
        guard words.count == 3 else { return placed(spec, depth: depth + 1) }
        guard let inner = parts(words[0], depth: depth + 1) else { return nil }
        switch words[1] {
        case "in": return SymbolContainer.parts(inner, in: words[2])
        case "badge": return SymbolBadge.parts(words[2], on: inner, depth: depth + 1)
        case "on": return parts(words[2], depth: depth + 1).map { SymbolPlacing.parts(inner, on: $0) }
        default: return nil
        }
    }

    /// Layers over each other. One that begins with `-` is cut out of those before, and with `~` cut out wider.
    private static func layered(_ layers: [Substring], depth: Int) -> [SymbolPart]? {
        var result: [SymbolPart] = []
        // Content that is cut out of a filled shape is the first level in palettes, and its shape the second.
        let isContained = layers.first.map { SymbolContainer.names.contains(String($0)) && $0.hasSuffix(".fill") } ?? false
        for (index, layer) in layers.enumerated() {
            let mark = layer.first
            let isCut = mark == "-" || mark == "~"
            guard let parts = placed(isCut ? layer.dropFirst() : layer, depth: depth) else { return nil }
            if isCut {
                let effect: SymbolPart.Effect = mark == "~" ? .gap : isContained ? .contrast : .cut
                result += parts.filter { $0.effect == .paint }.map { $0.with(effect) }
            } else {
                result += isContained && index == 0 ? parts.map { $0.at(level: 1) } : parts
            }
        }
        return result
    }

    /// A shape, an icon or a symbol, turned by `@x` and the like, and scaled and moved by `*scale,x,y`.
    private static func placed(_ spec: Substring, depth: Int) -> [SymbolPart]? {
        let halves = spec.split(separator: "*")
        let numbers = halves.count == 2 ? halves[1].split(separator: ",").compactMap { OutlineReader.number($0) } : []
        guard let parts = turned(numbers.count == 3 ? halves[0] : spec, depth: depth) else { return nil }
        guard numbers.count == 3 else { return parts }
        return SymbolPlacing.parts(parts, scale: numbers[0], center: CGPoint(x: numbers[1], y: numbers[2]))
    }

    private static func turned(_ spec: Substring, depth: Int) -> [SymbolPart]? {
        if !refersToSymbol(spec), let ink = SymbolInk(spec) { return [SymbolPart(ink: ink)] }
        let words = spec.split(separator: "@")
        guard let name = words.first, let parts = parts(name, depth: depth) else { return nil }
        let turn = words.dropFirst().reduce(CGAffineTransform.identity) { $0.concatenating(SymbolInk.turn($1)) }
        return words.count > 1 ? parts.map { $0.applying(turn) } : parts
    }

    private static func refersToSymbol(_ spec: Substring) -> Bool { lists(spec.prefix { $0 != "@" }) }

    /// A number of two digits, for `12.circle`.
    private static func digits(_ name: Substring) -> SymbolInk? {
        guard name.utf8.count == 2, name.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        guard let first = SymbolNames.all[name.prefix(1)].flatMap({ SymbolInk($0) }),
            let second = SymbolNames.all[name.suffix(1)].flatMap({ SymbolInk($0) })
        else { return nil }
        return first.applying(CGAffineTransform(translationX: -6.5, y: 0))
            .adding(second.applying(CGAffineTransform(translationX: 6.5, y: 0)))
    }
}
