import SwiftSyntax

extension FileScanner {
    /// Reads a `#selector` expression; ``SelectorWriter`` writes its replacement when all files are known.
    func readSelector(_ node: some FreestandingMacroExpansionSyntax) {
        guard !conditions.isInactive else { return }
        guard let argument = node.arguments.first else {
            return report(node, "#selector", "the expression is missing", instead: "write #selector(Type.method(_:))")
        }
        var kind = SelectorSite.Kind.method
        if let label = argument.label?.text { kind = label == "getter" ? .getter : .setter }
        var expression = argument.expression
        var cast: SelectorCast?
        while let inner = Self.unwrapped(expression, &cast) { expression = inner }
        guard let site = site(node, kind, expression, cast) else {
            return report(
                node, "#selector", "the expression is not a method or a property",
                instead: "write #selector(Type.method(_:))")
        }
        summary.selectors.append(site)
    }

    /// Returns the expression inside parentheses or before `as`; `nil` if there is none.
    private static func unwrapped(_ expression: ExprSyntax, _ cast: inout SelectorCast?) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
        guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first, sequence.elements.count > 2 else {
            return nil
        }
        if let type = sequence.elements.last?.as(TypeExprSyntax.self) { cast = Self.cast(type.type) }
        return first
    }

    private static func cast(_ type: TypeSyntax) -> SelectorCast {
        guard let outer = function(type) else { return SelectorCast(text: type.plainText, parameters: [], isWhole: false) }
        let inner = function(outer.returnClause.type)
        let parameters = (inner ?? outer).parameters.map(\.type.plainText)
        return SelectorCast(text: type.plainText, parameters: parameters, isWhole: inner != nil)
    }

    /// Returns a function type without parentheses, marks and attributes.
    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let type = type.as(AttributedTypeSyntax.self) { return function(type.baseType) }
        if let type = type.as(OptionalTypeSyntax.self) { return function(type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return function(type.wrappedType) }
        guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
        return function(only.type)
    }

    private func site(
        _ node: some FreestandingMacroExpansionSyntax, _ kind: SelectorSite.Kind, _ expression: ExprSyntax, _ cast: SelectorCast?
    ) -> SelectorSite? {
        var base: String?
        let name: DeclReferenceExprSyntax
        if let access = expression.as(MemberAccessExprSyntax.self) {
            base = access.base?.plainText
            name = access.declName
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return nil
        }
        if base == nil, name.baseName.text == "init" || name.baseName.text == "subscript" { return nil }
        let scope = scopes.last
        return SelectorSite(
            start: node.startByte, end: node.endByte, kind: kind, base: base, name: name.baseName.identifierText,
            labels: name.argumentNames?.arguments.map(\.name.text), nameStart: name.startByte, cast: cast, context: scope?.part.path,
            isContextReachable: scope?.part.isReachable ?? true, genericContext: scope.flatMap(genericContext),
            isDefaultArgument: defaultArgumentDepth > 0, conditions: conditions.texts)
    }

    /// Returns the name of the generic type around the place.
    private func genericContext(_ scope: TypeScope) -> String? {
        guard scope.part.isNameable, !scope.part.isExtension, scope.part.kind == .classType else { return nil }
        return scope.part.path.split(separator: ".").last.map(String.init)
    }

    /// Reads `Selector("name:")`, `Selector(("name:"))` and `NSSelectorFromString("name:")`.
    func readSelectorName(_ node: FunctionCallExprSyntax) {
        guard !conditions.isInactive, node.arguments.count == 1, var argument = node.arguments.first?.expression,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name == "Selector" || name == "NSSelectorFromString"
        else { return }
        while let tuple = argument.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            argument = only.expression
        }
        guard let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return }
        summary.selectorNames.append(text)
    }
}
