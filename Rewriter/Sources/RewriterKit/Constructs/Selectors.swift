import SwiftSyntax

extension FileScanner {
    /// Reads a `#selector` expression; ``SelectorWriter`` writes its replacement when all files are known.
    func readSelector(_ node: some FreestandingMacroExpansionSyntax) {
        guard !conditions.isInactive, let argument = node.arguments.first else { return }
        var kind = SelectorSite.Kind.method
        if let label = argument.label?.text { kind = label == "getter" ? .getter : .setter }
        var expression = argument.expression
        var cast: String?
        while let inner = Self.unwrapped(expression, &cast) { expression = inner }
        guard let site = site(node, kind, expression, cast) else {
            return report(
                node, "#selector", "the expression is not a method or a property",
                instead: "write #selector(Type.method(_:))")
        }
        summary.selectors.append(site)
    }

    /// Returns the expression inside parentheses or before `as`; `nil` if there is none.
    private static func unwrapped(_ expression: ExprSyntax, _ cast: inout String?) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
        guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first, sequence.elements.count > 2 else {
            return nil
        }
        if let type = sequence.elements.last?.as(TypeExprSyntax.self) { cast = type.type.trimmedDescription }
        return first
    }

    private func site(
        _ node: some FreestandingMacroExpansionSyntax, _ kind: SelectorSite.Kind, _ expression: ExprSyntax, _ cast: String?
    ) -> SelectorSite? {
        var base: String?
        let name: DeclReferenceExprSyntax
        if let access = expression.as(MemberAccessExprSyntax.self) {
            base = access.base?.trimmedDescription
            name = access.declName
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return nil
        }
        let scope = scopes.last
        return SelectorSite(
            start: node.startByte, end: node.endByte, kind: kind, base: base, name: name.baseName.identifierText,
            labels: name.argumentNames?.arguments.map(\.name.text), nameStart: name.startByte, cast: cast, context: scope?.part.path,
            isContextReachable: scope?.part.isReachable ?? true,
            isDefaultArgument: defaultArgumentDepth > 0, conditions: conditions.texts)
    }
}
