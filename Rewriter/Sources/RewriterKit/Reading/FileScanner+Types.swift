import SwiftSyntax

extension FileScanner {
    /// Enters a type declaration.
    func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypePart.Kind, _ constraints: ClassConstraints = ClassConstraints(nil, nil)
    ) -> SyntaxVisitorContinueKind {
        let outer = scopes.last
        let isLocal = outer.map { bodyDepth > $0.bodyDepth } ?? (bodyDepth > 0)
        let access = node.modifiers.access
        let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let isGeneric = generics != nil || outer?.part.isGeneric == true
        let isHidden = access == "private" && outer != nil
        // A local type has no other name than its own.
        let prefix = isLocal ? "" : outer.map { $0.part.path + "." } ?? ""
        var part = TypePart(path: prefix + node.name.text, kind: kind)
        part.isLocal = isLocal || outer?.part.isLocal == true
        part.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainText } ?? []
        part.isGeneric = isGeneric
        part.isNameable = !isLocal && !isHidden && outer?.part.isNameable != false
        part.isReachable = part.isNameable && !isGeneric
        if isHidden, !isLocal, !isGeneric, let outer, outer.part.isNameable { part.host = outer.part.path }
        part.access = access
        part.hasObjCMembers = node.attributes.contains(name: "objcMembers")
        if let attribute = node.attributes.flattened(evaluator).first(where: { $0.attributeName.plainText == "objc" }) {
            part.objcName = attribute.argumentText
            part.objcNameStart = attribute.startByte
        }
        part.isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
        push(part, node.memberBlock, constraints)
        if let node = node.as(ProtocolDeclSyntax.self) { readProtocol(node) }
        return .visitChildren
    }

    /// Enters an extension.
    func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = TypePart(path: node.extendedType.plainText, kind: nil)
        part.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainText } ?? []
        part.access = node.modifiers.access
        part.isGeneric = node.genericWhereClause != nil
        part.isReachable = !part.isGeneric && !part.path.contains("<")
        part.isNameable = part.isReachable
        part.hasObjCMembers = node.attributes.contains(name: "objc")
        push(part, node.memberBlock, ClassConstraints(nil, node.genericWhereClause))
        return .visitChildren
    }

    private func push(_ part: TypePart, _ block: MemberBlockSyntax, _ constraints: ClassConstraints) {
        var part = part
        part.conditions = conditions.texts
        part.bodyEnd = block.rightBrace.startByte
        part.endsInMemberLine = !block.members.isEmpty && !block.rightBrace.leadingTrivia.contains(where: \.isNewline)
        scopes.append(TypeScope(part: part, bodyDepth: bodyDepth))
        genericParameters.append(constraints)
    }

    /// Leaves a type or an extension.
    func leave() {
        let scope = scopes.removeLast()
        genericParameters.removeLast()
        if !conditions.isInactive { summary.types.append(scope.part) }
    }

    /// The type whose member block directly contains the current node; `nil` inside a function.
    var memberScope: TypePart? {
        guard let scope = scopes.last, scope.bodyDepth == bodyDepth else { return nil }
        return scope.part
    }

    func addMember(_ member: Member) {
        guard !conditions.isInactive else { return }
        scopes[scopes.count - 1].part.members.append(member)
    }
}

extension DeclModifierListSyntax {
    /// The access modifier, without one for the setter; empty for none.
    var access: String {
        for modifier in self where modifier.detail == nil {
            if ["private", "fileprivate", "internal", "package", "public", "open"].contains(modifier.name.text) {
                return modifier.name.text
            }
        }
        return ""
    }

    func contains(_ word: String) -> Bool { contains { $0.name.text == word && $0.detail == nil } }

    func first(_ word: String) -> DeclModifierSyntax? { first { $0.name.text == word } }
}

extension AttributeListSyntax {
    func contains(name: String) -> Bool { attribute(name) != nil }

    /// Returns the attribute with a name outside of conditions.
    func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.plainText == name }
    }

    /// Returns the attributes, also those in conditional clauses that may be compiled.
    func flattened(_ evaluator: ConditionEvaluator) -> [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            if let attribute = element.as(AttributeSyntax.self) { return [attribute] }
            guard let config = element.as(IfConfigDeclSyntax.self) else { return [] }
            return config.clauses(evaluator).filter { $0.value != .no }
                .flatMap { $0.clause.elements?.as(AttributeListSyntax.self)?.flattened(evaluator) ?? [] }
        }
    }
}
