import SwiftSyntax

extension FileScanner {
    /// Protocols that only classes adopt on iOS, and all types here, and protocols without requirements.
    private static let openProtocols: Set = ["NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "Sendable"]

    /// Makes a protocol that was visible to Objective-C a class protocol, which `@objc` implies. The protocols that it
    /// inherits from are visible to Objective-C too, so that most are class protocols.
    func readProtocol(_ node: ProtocolDeclSyntax) {
        guard node.attributes.flattened(evaluator).contains(where: { $0.attributeName.trimmedDescription == "objc" }) else { return }
        if let last = node.inheritanceClause?.inheritedTypes.last {
            let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
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
                receiver: OptionalCall.lastName(of: access.base?.trimmedDescription ?? ""),
                isValueUsed: Self.isValueUsed(Syntax(node))))
    }

    /// Reads a member that is not called: a method in `delegate?.method != nil`, or a property of a delegate.
    func readOptionalUse(_ node: MemberAccessExprSyntax) {
        guard !conditions.isInactive, let base = node.base, !base.is(SuperExprSyntax.self), !Self.isCalled(node) else { return }
        let name = node.declName.baseName
        guard case .identifier = name.tokenKind, name.text.first?.isUppercase == false else { return }
        let isComparison = Self.isComparedWithNil(Syntax(node))
        let text = base.trimmedDescription
        guard isComparison || OptionalRequirementIndex.isDelegate(OptionalCall.lastName(of: text)) || Self.isUsedAsOptional(Syntax(node)) else {
            return
        }
        summary.optionalUses.append(
            OptionalUse(
                kind: isComparison ? .comparison : .value, start: base.startByte, baseEnd: base.endByte, nameStart: name.startByte,
                end: node.declName.endByte, base: text, name: name.identifierText,
                labels: node.declName.argumentNames?.arguments.map(\.name.text), conditions: conditions.texts))
    }

    /// Whether a member is called, directly or as in `object.method?()`.
    private static func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var parent = node.parent
        if parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true { parent = parent?.parent }
        guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.startByte == node.startByte && call.calledExpression.endByte >= node.endByte
    }

    private static func isComparedWithNil(_ node: Syntax) -> Bool {
        guard let sequence = node.parent?.as(ExprListSyntax.self) else { return false }
        let elements = sequence.map(\.trimmedDescription)
        guard let index = sequence.firstIndex(where: { $0.id == node.id }) else { return false }
        let position = sequence.distance(from: sequence.startIndex, to: index)
        let after = elements.dropFirst(position + 1).prefix(2)
        let before = elements.prefix(position).suffix(2)
        func isComparison(_ text: String?) -> Bool { text == "==" || text == "!=" }
        return (isComparison(after.first) && after.last == "nil") || (isComparison(before.last) && before.first == "nil")
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
    private static func isUsedAsOptional(_ node: Syntax) -> Bool {
        var current = node
        while let parent = current.parent {
            if parent.is(OptionalBindingConditionSyntax.self) || parent.is(InitializerClauseSyntax.self) { return true }
            if let sequence = parent.as(ExprListSyntax.self), sequence.count > 1 {
                return sequence.contains { $0.trimmedDescription == "??" || $0.is(NilLiteralExprSyntax.self) }
            }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) else { return false }
            current = parent
        }
        return false
    }
}
