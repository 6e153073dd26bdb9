import SwiftSyntax

/// The declaration of a name in the functions and closures around a place.
enum LocalName {
    case function(FunctionDeclSyntax)
    /// A variable, parameter or capture, with its type if it is written.
    case variable(type: String?)
    /// No function around the place declares the name.
    case none
}

extension SyntaxProtocol {
    /// Returns the local declaration that a name refers to at this node, as far as the innermost type around it.
    func localName(_ name: String) -> LocalName {
        var child = Syntax(self)
        while let node = child.parent, !node.is(MemberBlockSyntax.self) {
            if let found = node.declaration(of: name, before: child) { return found }
            child = node
        }
        return .none
    }
}

extension Syntax {
    /// Returns the declaration of a name that a node makes for one of its children.
    fileprivate func declaration(of name: String, before child: Syntax) -> LocalName? {
        if let list = self.as(CodeBlockItemListSyntax.self) { return list.declaration(of: name, before: child) }
        if let closure = self.as(ClosureExprSyntax.self) { return closure.signature?.declaration(of: name) }
        if let function = self.as(FunctionDeclSyntax.self) { return function.signature.parameterClause.declaration(of: name) }
        if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.parameterClause.declaration(of: name) }
        if let subscripting = self.as(SubscriptDeclSyntax.self) { return subscripting.parameterClause.declaration(of: name) }
        if let accessor = self.as(AccessorDeclSyntax.self) {
            return accessor.parameters?.name.text == name || ["newValue", "oldValue"].contains(name) ? .variable(type: nil) : nil
        }
        if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.declares(name) }
        if let conditional = self.as(IfExprSyntax.self), child.id != conditional.elseBody?.id {
            return conditional.conditions.declares(name)
        }
        if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.declares(name) }
        if let item = self.as(SwitchCaseSyntax.self), let label = item.label.as(SwitchCaseLabelSyntax.self) {
            return label.caseItems.lazy.compactMap { $0.pattern.declares(name) }.first
        }
        if let clause = self.as(CatchClauseSyntax.self) {
            return name == "error" ? .variable(type: nil) : clause.catchItems.lazy.compactMap { $0.pattern?.declares(name) }.first
        }
        return nil
    }
}

extension CodeBlockItemListSyntax {
    /// Functions are visible in the whole block, variables only behind their declaration.
    fileprivate func declaration(of name: String, before child: Syntax) -> LocalName? {
        for item in self {
            if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name { return .function(function) }
            guard item.position < child.position else { continue }
            if let variable = item.item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings where binding.pattern.boundNames.contains(name) {
                    return .variable(type: binding.typeName)
                }
            }
            if let condition = item.item.as(GuardStmtSyntax.self), let found = condition.conditions.declares(name) { return found }
        }
        return nil
    }
}

extension PatternBindingSyntax {
    /// The written type, or the type of an initial value that is a call of an initializer, as in `Model(…)`.
    fileprivate var typeName: String? {
        if let type = typeAnnotation?.type { return type.simpleName }
        guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
        let name = call.calledExpression.plainText
        return name.first?.isUppercase == true && !name.contains(".") ? name : nil
    }
}

extension ClosureSignatureSyntax {
    fileprivate func declaration(of name: String) -> LocalName? {
        if capture?.items.contains(where: { $0.name.text == name }) == true { return .variable(type: nil) }
        switch parameterClause {
        case .simpleInput(let list)?: return list.contains { $0.name.text == name } ? .variable(type: nil) : nil
        case .parameterClause(let clause)?:
            let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            return parameter.map { .variable(type: $0.type?.simpleName) }
        case nil: return nil
        }
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate func declaration(of name: String) -> LocalName? {
        parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { .variable(type: $0.type.simpleName) }
    }
}

extension PatternSyntax {
    fileprivate func declares(_ name: String) -> LocalName? { boundNames.contains(name) ? .variable(type: nil) : nil }
}

extension ConditionElementListSyntax {
    fileprivate func declares(_ name: String) -> LocalName? {
        for element in self {
            if let binding = element.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.boundNames.contains(name) {
                return .variable(type: nil)
            }
            if let match = element.condition.as(MatchingPatternConditionSyntax.self), match.pattern.boundNames.contains(name) {
                return .variable(type: nil)
            }
        }
        return nil
    }
}
