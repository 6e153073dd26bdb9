import SwiftSyntax

extension FileScanner {
    /// Makes a protocol that was visible to Objective-C a class protocol, which `@objc` implies.
    func readProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.contains(name: "objc") else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            if !names.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }) {
                edit(last.endByte, last.endByte, ", AnyObject")
            }
        } else {
            edit(node.name.endByte, node.name.endByte, ": AnyObject")
        }
    }

    /// Blanks `optional`. ``OptionalRequirementWriter`` writes the default implementation.
    func rewriteOptionalRequirement(_ node: FunctionDeclSyntax, _ member: Member) {
        guard let word = node.modifiers.first("optional") else { return }
        edit(word, construct: "@objc optional")
    }

    func rewriteOptionalRequirement(_ node: VariableDeclSyntax) {
        guard let word = node.modifiers.first("optional") else { return }
        edit(word, construct: "@objc optional")
    }

    /// Reads a call `object.method?(…)`.
    func readOptionalCall(_ node: FunctionCallExprSyntax) {
        guard !conditions.isInactive else { return }
        let callee: ExprSyntax
        let mark: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark) = (chain.expression, chain.questionMark)
        } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark) = (force.expression, force.exclamationMark)
        } else {
            return
        }
        guard let access = callee.as(MemberAccessExprSyntax.self) else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        summary.optionalCalls.append(
            OptionalCall(
                mark: mark.startByte, nameStart: access.declName.baseName.startByte, isForced: mark.text == "!",
                name: access.declName.baseName.identifierText, labels: labels,
                needsOptional: Self.isUsedAsOptional(Syntax(node))))
    }

    /// Whether the value of an expression is compared with `nil`, given a default, or bound.
    private static func isUsedAsOptional(_ node: Syntax) -> Bool {
        var current = node
        while let parent = current.parent {
            if parent.is(OptionalBindingConditionSyntax.self) || parent.is(InitializerClauseSyntax.self) { return true }
            if let sequence = parent.as(ExprListSyntax.self), sequence.count > 1 {
                return sequence.contains { ["??", "==", "!="].contains($0.trimmedDescription) }
            }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) else { return false }
            current = parent
        }
        return false
    }
}
