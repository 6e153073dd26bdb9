import SwiftSyntax

extension FileScanner {
    /// Reads the second question mark of `delegate?.step??.intValue`.
    func readSecondMark(_ node: OptionalChainingExprSyntax) {
        guard !conditions.isInactive, let first = node.expression.as(OptionalChainingExprSyntax.self),
            let access = first.expression.as(MemberAccessExprSyntax.self)
        else { return }
        summary.secondMarks.append(
            .init(
                offset: node.questionMark.startByte, name: access.declName.baseName.identifierText,
                receiver: OptionalCall.lastName(of: access.base?.trimmedDescription ?? "")))
    }

    /// Reads a member that is not called: a method in `delegate?.method != nil`, or a property of a delegate.
    ///
    /// Nearly all member accesses are something else, so that cheap tests come first.
    func readOptionalUse(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, let parent = node.parent, !conditions.isInactive else { return }
        let isOfDelegate = Self.lastName(of: base).map(OptionalRequirementIndex.isDelegate) ?? false
        let isComparison = Self.isComparedWithNil(node, parent)
        guard isComparison || isOfDelegate || Self.isUsedAsOptional(Syntax(node)), !Self.isCalled(node, parent) else { return }
        let name = node.declName.baseName
        guard case .identifier = name.tokenKind, name.text.first?.isUppercase == false, !base.is(SuperExprSyntax.self) else { return }
        summary.optionalUses.append(
            OptionalUse(
                kind: isComparison ? .comparison : .value, start: base.startByte, baseEnd: base.endByte, nameStart: name.startByte,
                end: node.declName.endByte, base: base.plainText, name: name.identifierText,
                labels: node.declName.argumentNames?.arguments.map(\.name.text), conditions: conditions.texts))
    }

    /// Returns the last name of an expression such as `self.delegate?`.
    private static func lastName(of expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return lastName(of: chain.expression) }
        return expression.as(ForceUnwrapExprSyntax.self).flatMap { lastName(of: $0.expression) }
    }

    /// Whether a member is called, directly or as in `object.method?()`.
    private static func isCalled(_ node: MemberAccessExprSyntax, _ parent: Syntax) -> Bool {
        let isMarked = parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        guard let call = (isMarked ? parent.parent : parent)?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.position == node.position
    }

    private static func isComparedWithNil(_ node: MemberAccessExprSyntax, _ parent: Syntax) -> Bool {
        guard let sequence = parent.as(ExprListSyntax.self), sequence.count > 2 else { return false }
        let elements = Array(sequence)
        guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(node).id }) else { return false }
        func isNil(_ operation: Int, _ operand: Int) -> Bool {
            guard elements.indices.contains(operation), elements.indices.contains(operand), elements[operand].is(NilLiteralExprSyntax.self),
                let text = elements[operation].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { return false }
            return text == "==" || text == "!="
        }
        return isNil(index + 1, index + 2) || isNil(index - 1, index - 2)
    }
}
