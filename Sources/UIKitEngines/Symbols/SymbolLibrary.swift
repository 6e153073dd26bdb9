import CoreGraphics

/// The packaged symbols, by name.
///
/// A name is looked up in the table of `SymbolNames` first. An entry is either the drawing itself, or an expression
/// of other symbols. An expression describes layers, a shape around a symbol, a badge, one symbol on another, or a
/// transformed symbol. Names are resolved recursively, to a limited depth. A name that is not listed is composed by
/// `SymbolComposition` from the symbols that the name contains.
package enum SymbolLibrary {
    /// All listed names, without internal parts. Many more names are composed from them.
    package static var names: [String] { SymbolNames.all.keys.filter { !$0.hasPrefix("_") }.map(String.init) }

    /// The symbol that is shown for an iOS symbol without a drawing.
    package static let substitute = "square.dashed"

    /// Whether a name is that of an iOS symbol that has no drawing here. Localized variants count as the symbol
    /// itself.
    package static func isUndrawnSymbol(_ name: String) -> Bool {
        guard name.utf8.count < 100, parts(name) == nil else { return false }
        return SymbolRoster.contains(String(SymbolAliases.removingLanguage(name[...])))
    }

    /// Returns the parts of a symbol; `nil` if no symbol has that name.
    package static func parts(_ name: String) -> [SymbolPart]? {
        guard name.utf8.count < 100, !name.hasPrefix("_") else { return nil }
        return parts(name[...], depth: 0)
    }

    /// Returns the parts of a symbol, or of an internal part, whose name begins with `_`.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - depth: The number of nested lookups that led to this lookup. The limit of seven ends recursion in cyclic
    ///     tables.
    static func parts(_ name: Substring, depth: Int) -> [SymbolPart]? {
        guard depth < 7 else { return nil }
        if let spec = SymbolNames.all[name] { return listed(spec, as: name, depth: depth) }
        if let ink = digits(name) { return [SymbolPart(ink: ink, strokeScale: 0.85)] }
        return SymbolComposition(name: name, depth: depth + 1).parts
    }

    /// Whether the table contains a name.
    static func contains(_ name: Substring) -> Bool { SymbolNames.all[name] != nil }

    /// Returns the parts that a table entry describes. A symbol takes precedence over an icon of the same name,
    /// except in the entry of that symbol.
    private static func listed(_ spec: Substring, as name: Substring, depth: Int) -> [SymbolPart]? {
        let layers = spec.split(separator: "|")
        if layers.count > 1 { return layered(layers, depth: depth + 1) }
        if spec == name || !refersToSymbol(spec), let ink = SymbolInk(spec) { return [SymbolPart(ink: ink)] }
        let words = spec.split(separator: " ")
        guard words.count == 3 else { return scaledParts(spec, depth: depth + 1) }
        guard let inner = parts(words[0], depth: depth + 1) else { return nil }
        switch words[1] {
        case "in": return SymbolContainer.parts(inner, in: words[2])
        case "badge": return SymbolBadge.parts(words[2], on: inner, depth: depth + 1)
        case "on": return parts(words[2], depth: depth + 1).map { SymbolPlacing.parts(inner, on: $0) }
        default: return nil
        }
    }

    /// Returns layers that are drawn over each other. A layer with the prefix `-` is cut out of the preceding layers;
    /// with the prefix `~`, it is cut out with a gap.
    private static func layered(_ layers: [Substring], depth: Int) -> [SymbolPart]? {
        var result: [SymbolPart] = []
        // In palettes, content that is cut out of a filled shape has the primary level, and the shape the secondary
        // one.
        let isContained = layers.first.map { SymbolContainer.names.contains(String($0)) && $0.hasSuffix(".fill") } ?? false
        for (index, layer) in layers.enumerated() {
            let mark = layer.first
            let isCut = mark == "-" || mark == "~"
            guard let parts = scaledParts(isCut ? layer.dropFirst() : layer, depth: depth) else { return nil }
            if isCut {
                let effect: SymbolPart.Effect = mark == "~" ? .gap : isContained ? .contrast : .cut
                result += parts.filter { $0.effect == .paint }.map { $0.with(effect) }
            } else {
                result += isContained && index == 0 ? parts.map { $0.at(level: 1) } : parts
            }
        }
        return result
    }

    /// Returns a shape, an icon or a symbol. Suffixes such as `@x` transform the drawing, and `*scale,x,y` scales and
    /// moves the drawing.
    private static func scaledParts(_ spec: Substring, depth: Int) -> [SymbolPart]? {
        let components = spec.split(separator: "*")
        let numbers = components.count == 2 ? components[1].split(separator: ",").compactMap { OutlineReader.number($0) } : []
        guard let parts = transformedParts(numbers.count == 3 ? components[0] : spec, depth: depth) else { return nil }
        guard numbers.count == 3 else { return parts }
        return SymbolPlacing.parts(parts, scale: numbers[0], center: CGPoint(x: numbers[1], y: numbers[2]))
    }

    private static func transformedParts(_ spec: Substring, depth: Int) -> [SymbolPart]? {
        if !refersToSymbol(spec), let ink = SymbolInk(spec) { return [SymbolPart(ink: ink)] }
        let components = spec.split(separator: "@")
        guard let name = components.first, let parts = parts(name, depth: depth) else { return nil }
        let transform = components.dropFirst().reduce(CGAffineTransform.identity) { $0.concatenating(SymbolInk.transform($1)) }
        return components.count > 1 ? parts.map { $0.applying(transform) } : parts
    }

    private static func refersToSymbol(_ spec: Substring) -> Bool { contains(spec.prefix { $0 != "@" }) }

    /// Returns the drawing of a number of two digits, such as for `12.circle`.
    private static func digits(_ name: Substring) -> SymbolInk? {
        guard name.utf8.count == 2, name.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        guard let first = SymbolNames.all[name.prefix(1)].flatMap({ SymbolInk($0) }),
            let second = SymbolNames.all[name.suffix(1)].flatMap({ SymbolInk($0) })
        else { return nil }
        return first.applying(CGAffineTransform(translationX: -6.5, y: 0))
            .adding(second.applying(CGAffineTransform(translationX: 6.5, y: 0)))
    }
}
