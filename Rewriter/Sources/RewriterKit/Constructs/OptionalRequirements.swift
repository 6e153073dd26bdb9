import SwiftSyntax

extension FileScanner {
    /// Protocols that only classes adopt on iOS, and all types here, and protocols without requirements.
    private static let openProtocols: Set = ["NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "Sendable"]

    /// Makes a protocol that was visible to Objective-C a class protocol, which `@objc` implies. The protocols that it
    /// inherits from are visible to Objective-C too, so that most are class protocols.
    func readProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.flattened(evaluator).contains(where: { $0.attributeName.plainText == "objc" }) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            let names = node.inheritanceClause?.inheritedTypes.map { $0.type.plainText } ?? []
            if names.allSatisfy(Self.openProtocols.contains) { edit(last.endByte, last.endByte, ", AnyObject") }
        } else {
            edit(node.name.endByte, node.name.endByte, ": AnyObject")
        }
    }

    /// Blanks `optional`. ``OptionalRequirementWriter`` writes the default implementation.
    func rewriteOptionalRequirement(_ node: FunctionDeclSyntax) {
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
        let trailingCount = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        summary.optionalCalls.append(
            OptionalCall(
                mark: mark.startByte, nameStart: access.declName.baseName.startByte, isForced: mark.text == "!",
                name: access.declName.baseName.identifierText, labels: labels, trailingCount: trailingCount,
                receiver: OptionalCall.lastName(of: access.base?.plainText ?? ""),
                isValueUsed: Self.isValueUsed(Syntax(node))))
    }

    /// Whether the value of an expression is bound, returned, passed on, or an operand.
    private static func isValueUsed(_ node: Syntax) -> Bool {
        if isUsedAsOptional(node) { return true }
        var current = node
        while let parent = current.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) {
            current = parent
        }
        if let sequence = current.parent?.as(ExprListSyntax.self) { return !sequence.contains { $0.is(DiscardAssignmentExprSyntax.self) } }
        return current.parent?.is(ReturnStmtSyntax.self) == true || current.parent?.is(LabeledExprSyntax.self) == true
    }

    /// Whether the value of an expression is compared with `nil`, given a default, or bound.
    static func isUsedAsOptional(_ node: Syntax) -> Bool {
        var current = node
        while let parent = current.parent {
            if parent.is(OptionalBindingConditionSyntax.self) || parent.is(InitializerClauseSyntax.self) { return true }
            if let sequence = parent.as(ExprListSyntax.self), sequence.count > 1 {
                return sequence.contains {
                    $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" || $0.is(NilLiteralExprSyntax.self)
                }
            }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) else { return false }
            current = parent
        }
        return false
    }
}
