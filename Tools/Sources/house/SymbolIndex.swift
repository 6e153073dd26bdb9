/// An index of all types and members, including inherited members.
struct SymbolIndex {
    private var names: Set<String> = []
    private var supertypes: [String: Set<String>] = [:]

    init(_ graphs: [SymbolGraph]) {
        var nameOf: [String: String] = [:]
        for symbol in graphs.flatMap(\.symbols) {
            let name = Self.bare(symbol.name)
            names.insert(name)
            if symbol.kind.identifier != "swift.extension" { nameOf[symbol.identifier.precise] = name }
        }
        for relationship in graphs.flatMap(\.relationships) where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let type = nameOf[relationship.source], let supertype = nameOf[relationship.target] else { continue }
            supertypes[type, default: []].insert(supertype)
        }
    }

    func hasType(_ name: String) -> Bool { names.contains(name) }

    /// Returns whether `Type.member` is declared by the type or one of its supertypes.
    func hasMember(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.count > 1, let member = parts.last else { return names.contains(name) }
        var pending = [parts.dropLast().joined(separator: ".")]
        var seen = Set(pending)
        while let type = pending.popLast() {
            if names.contains("\(type).\(member)") { return true }
            pending += (supertypes[type] ?? []).filter { seen.insert($0).inserted }
        }
        return false
    }

    /// Returns the name without argument labels, because the census uses base names.
    static func bare(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
