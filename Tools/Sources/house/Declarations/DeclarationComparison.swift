/// Finds where the project's declarations differ from Apple's.
struct DeclarationComparison {
    let apple: AppleDeclarations
    let ours: SwiftDeclarations
    let census: CensusUse

    func differences() -> [DeclarationDifference] {
        let compared = apple.types.values.filter { ours.types[$0.type] != nil }
        let all = compared.flatMap(differences(of:)) + missingTypes() + notOpen() + EscapingParameters.differences(in: ours)
        return Set(all).sorted()
    }

    private func differences(of type: AppleDeclarations.Row) -> [DeclarationDifference] {
        let lineage = ours.lineage(of: type.type)
        guard let own = lineage.first else { return [] }
        var found: [DeclarationDifference] = []
        let rows = apple.members[type.type] ?? []
        let hasDesignated = rows.contains(where: \.isDesignated)
        if own.kind == "swift.class", !type.base.isEmpty, type.base != "NSObject", !isBelow(type.base, lineage) {
            found.append(.init(kind: .base, symbol: type.type, words: "Apple: \(type.base); here: \(own.superclass ?? "NSObject")"))
        }
        if own.kind == "swift.class", !type.hasNoPlainInit, !hasPlainInit(type.type) {
            found.append(.init(kind: .plain, symbol: type.type, words: "Apple: init(); here: none"))
        }
        for row in rows where !isNoise(row) {
            guard let member = match(row, in: lineage) else {
                let uses = census.uses(of: row, in: type, besides: Set(lineage.flatMap(\.members).map { SymbolIndex.bare($0.name) }))
                if uses > 0 {
                    found.append(
                        .init(kind: .member, symbol: "\(type.type).\(row.selector)", words: "Apple: \(row.member); here: none", uses: uses))
                }
                continue
            }
            found += compare(row, member, hasDesignated: hasDesignated)
        }
        return found
    }

    /// Whether a type inherits from a base; Foundation's classes have lost their prefix in Swift.
    private func isBelow(_ base: String, _ lineage: [SwiftDeclarations.TypeShape]) -> Bool {
        let names = [base, String(base.dropFirst(2))]
        return lineage.contains { names.contains($0.name) || !$0.supertypes.filter(names.contains).isEmpty }
    }

    /// Whether a class has an initialiser without arguments, of its own or by inheritance, as far as public initialisers show it.
    private func hasPlainInit(_ type: String) -> Bool {
        // A class that overrides all designated initialisers of its superclass inherits the convenience ones.
        var overridden: Set<String>?
        for shape in ours.classes(of: type) {
            let inits = shape.members.filter { $0.isInit && !$0.name.contains("coder:") }
            let designated = Set(inits.filter { !$0.isConvenience }.map(\.name))
            if let known = overridden, !designated.isEmpty, !designated.isSubset(of: known) { return false }
            if inits.contains(where: \.takesNothing) { return true }
            if !designated.isEmpty { overridden = Set(inits.map(\.name)) }
        }
        return overridden == nil
    }

    /// Getters with a name of their own, and setters of properties, are no members in Swift.
    private func isNoise(_ row: AppleDeclarations.Row) -> Bool {
        row.selector.isEmpty || row.member == "field" || row.selector.contains("initWithCoder") || row.selector.hasPrefix("encodeWith")
    }

    private func match(_ row: AppleDeclarations.Row, in lineage: [SwiftDeclarations.TypeShape]) -> SwiftDeclarations.Member? {
        let isMethod = row.member != "property"
        for shape in lineage {
            let fitting = shape.members.filter { member in
                switch row.member {
                case "init": member.isInit
                case "property": member.isProperty
                default:
                    (member.isMethod || member.isInit || row.selector.contains(":") == false && member.isProperty)
                        && (member.isInit || member.isStatic == row.isStatic)
                }
            }
            let isRequirement = fitting.contains(where: \.isRequirement)
            let scored = fitting.filter { !isRequirement || $0.isRequirement }.compactMap { member in
                SelectorName.score(member.name, of: row.selector, in: row.type, isMethod: isMethod && !member.isProperty).map {
                    (score: $0, member: member)
                }
            }
            if let best = scored.max(by: { ($0.score, $1.member.name) < ($1.score, $0.member.name) }) { return best.member }
        }
        return nil
    }

    private func compare(
        _ row: AppleDeclarations.Row, _ member: SwiftDeclarations.Member, hasDesignated: Bool
    ) -> [DeclarationDifference] {
        var found: [DeclarationDifference] = []
        func note(_ kind: DeclarationDifference.Kind, _ words: String) {
            found.append(.init(kind: kind, symbol: "\(row.type).\(member.name)", words: words))
        }
        let isOwn = member.type == row.type
        if row.kind == "protocol" {
            if isOwn, member.isRequirement, row.isRequired == member.hasDefault {
                note(.required, row.isRequired ? "Apple: required; here: optional" : "Apple: optional; here: required")
            }
        } else if isOwn, member.isInit, row.member == "init", hasDesignated, row.isDesignated == member.isConvenience {
            note(.designated, row.isDesignated ? "Apple: designated; here: convenience" : "Apple: convenience; here: designated")
        }
        guard isOwn, !member.isInit else { return found }
        if row.isNullable, !member.isOptional, !member.isUnwrapped, !member.result.isEmpty {
            note(.nullable, "Apple: optional; here: \(member.result)")
        } else if !row.isNullable, member.isOptional || member.isUnwrapped {
            note(.nullable, "Apple: not optional; here: \(member.result)")
        }
        if member.isProperty, row.member == "property" {
            // The table knows few weak properties, and the symbol graph shows the setters of some properties that clients cannot set: the other
            // directions say nothing.
            if row.isWeak, !row.isReadOnly, !member.isWeak { note(.weak, "Apple: weak; here: not") }
            if !row.isReadOnly, !member.isSettable { note(.settable, "Apple: settable; here: read-only") }
        }
        return found
    }

    private func missingTypes() -> [DeclarationDifference] {
        apple.types.keys.compactMap { name in
            guard !ours.names.contains(name), let uses = census.types[name] else { return nil }
            return .init(kind: .type, symbol: name, words: "Apple: a type; here: none", uses: uses)
        }
    }

    /// Members that projects override, and that are not open in a class that is.
    private func notOpen() -> [DeclarationDifference] {
        ours.types.values.filter { $0.isOpen && apple.types[$0.name] != nil }.flatMap { shape in
            shape.members.compactMap { member in
                guard member.isMethod || member.isProperty, !member.isOpen, let uses = census.overrides[member.name] else { return nil }
                return DeclarationDifference(
                    kind: .open, symbol: "\(shape.name).\(member.name)", words: "Apple: open; here: public", uses: uses)
            }
        }
    }
}
