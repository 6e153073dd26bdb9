import CoreGraphics

/// Composes a symbol from the symbols that the parts of its name describe.
///
/// The rules are tried in a fixed order, and the first one that matches the name is applied. A rule removes the
/// suffix or infix that it matches, looks up the remaining names recursively, and positions their parts. The last
/// part of a name is the outermost: `heart.slash.circle.fill` is `heart.slash` in a filled circle.
struct SymbolComposition {
    let name: Substring
    let depth: Int

    /// The parts; `nil` if no rule matches, or if a symbol that the name contains does not exist.
    var parts: [SymbolPart]? {
        let tableName = SymbolAliases.tableName(name)
        if tableName != name { return symbol(tableName) }
        if let shape = SymbolContainer.names.first(where: { name.hasSuffix(".\($0)") }) {
            if let inner = symbol(SymbolContainer.content(name.dropLast(shape.utf8.count + 1))) {
                return SymbolContainer.parts(inner, in: shape[...])
            }
        }
        return slashed ?? partlyFilled ?? badged ?? onTop ?? filled ?? combined
    }

    private func symbol(_ name: Substring) -> [SymbolPart]? { SymbolLibrary.parts(name, depth: depth) }

    /// `bell.slash`, `bell.slash.fill`.
    private var slashed: [SymbolPart]? {
        if let base = name.without(".slash") { return symbol(base).map(SymbolPlacing.slashed) }
        return name.without(".slash.fill").flatMap { symbol($0 + ".fill") }.map(SymbolPlacing.slashed)
    }

    private static let halves: [(name: String, half: SymbolPlacing.Half)] = [
        ("left", .left), ("leading", .left), ("right", .right), ("trailing", .right), ("top", .top), ("bottom", .bottom),
    ]

    /// `heart.lefthalf.filled`, `diamond.inset.filled`.
    private var partlyFilled: [SymbolPart]? {
        guard let base = name.without(".filled") ?? name.without(".fill") else { return nil }
        for (name, half) in Self.halves {
            if let whole = base.without(".\(name)half") { return symbol(whole).flatMap { SymbolPlacing.parts($0, filling: half) } }
        }
        guard let whole = base.without(".inset"), let outline = symbol(whole), let inner = symbol(whole + ".fill") else { return nil }
        return SymbolPlacing.inset(inner, in: outline)
    }

    /// `folder.badge.plus`, `folder.fill.badge.plus`, `folder.badge.plus.fill`, `bell.badge`.
    private var badged: [SymbolPart]? {
        if let range = name.range(of: ".badge.", options: .backwards) {
            let base = name[..<range.lowerBound]
            let kind = name[range.upperBound...]
            // A badge with no other name than `fill` is a dot on the filled symbol.
            if kind == "fill" { return symbol(base + ".fill").flatMap { SymbolBadge.parts("dot", on: $0, depth: depth) } }
            let unfilledKind = kind.without(".fill")
            return symbol(unfilledKind == nil ? base : base + ".fill").flatMap {
                SymbolBadge.parts(unfilledKind ?? kind, on: $0, depth: depth)
            }
        }
        return name.without(".badge").flatMap(symbol).flatMap { SymbolBadge.parts("dot", on: $0, depth: depth) }
    }

    /// `photo.on.rectangle`.
    private var onTop: [SymbolPart]? {
        guard let range = name.range(of: ".on."), let front = symbol(name[..<range.lowerBound]),
            let back = symbol(name[range.upperBound...])
        else { return nil }
        return SymbolPlacing.parts(front, on: back)
    }

    /// The filled variant of a symbol that only has an outline.
    private var filled: [SymbolPart]? {
        guard let base = name.without(".fill"), !base.hasSuffix(".fill") else { return nil }
        return symbol(base).map(SymbolPlacing.filled)
    }

    /// `wrench.and.screwdriver`.
    private var combined: [SymbolPart]? {
        guard let range = name.range(of: ".and."), let first = symbol(name[..<range.lowerBound]),
            let second = symbol(name[range.upperBound...])
        else { return nil }
        return SymbolPlacing.parts(first, and: second)
    }
}

extension Substring {
    /// Returns the string without a suffix; `nil` if the string does not end with it.
    fileprivate func without(_ ending: String) -> Substring? {
        hasSuffix(ending) ? dropLast(ending.utf8.count) : nil
    }
}
