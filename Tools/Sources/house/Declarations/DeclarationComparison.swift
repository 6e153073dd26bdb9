/// Finds the differences between the project's declarations and Apple's.
///
/// Each row of Apple's table with a type of the project is matched to a Swift member of the type or its supertypes.
/// `SelectorName` scores the match of a selector and a Swift name. For a matched member, designated initialisers,
/// requirements, optionality, weak references and settability are compared. A member without a match is a difference
/// if the census uses it. Missing types, members that projects override and that are not open, and escaping closures
/// are added. The result is sorted and without duplicates.
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
        guard let ownType = lineage.first else { return [] }
        var found: [DeclarationDifference] = []
        let rows = apple.members[type.type] ?? []
        let hasDesignated = rows.contains(where: \.isDesignated)
        if ownType.kind == "swift.class", !type.base.isEmpty, type.base != "NSObject", !inheritsFrom(type.base, lineage) {
            found.append(.init(kind: .base, symbol: type.type, words: "Apple: \(type.base); here: \(ownType.superclass ?? "NSObject")"))
        }
        if ownType.kind == "swift.class", !type.hasNoPlainInit, !hasPlainInit(type.type) {
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

    /// Returns whether a type inherits from a base class. Foundation's classes have no prefix in Swift.
    private func inheritsFrom(_ base: String, _ lineage: [SwiftDeclarations.TypeShape]) -> Bool {
        let names = [base, String(base.dropFirst(2))]
        return lineage.contains { names.contains($0.name) || !$0.supertypes.filter(names.contains).isEmpty }
    }

    /// Returns whether a class has an initialiser without arguments, its own or inherited, according to the public
    /// initialisers.
    private func hasPlainInit(_ type: String) -> Bool {
        // A class that overrides all designated initialisers of its superclass inherits the convenience initialisers.
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

    /// Returns whether a row is not a member in Swift, such as a getter with its own name or the setter of a
    /// property.
    func isNoise(_ row: AppleDeclarations.Row) -> Bool {
        row.selector.isEmpty || row.member == "field" || row.selector.contains("initWithCoder") || row.selector.hasPrefix("encodeWith")
    }

    /// Returns the member of a type or its supertypes that a row describes; `nil` if there is none.
    func match(_ row: AppleDeclarations.Row, in lineage: [SwiftDeclarations.TypeShape]) -> SwiftDeclarations.Member? {
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
            // The table contains few weak properties, and the symbol graph includes setters of some properties that
            // clients cannot set. The opposite directions are therefore no evidence.
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

    /// Returns the members that projects override, but that are not open in an open class.
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
