import SwiftSyntax

/// Tasks, timers and observers of Foundation that retain `self`, and that nothing can end, because their result is
/// discarded. The leak audit of a running app does not find them: only Foundation and the runtime retain them.
extension HandlerVisitor {
    /// Checks a task with a loop that does not exit: over the events of a sender, which `self` usually retains, or
    /// until a cancellation that cannot happen.
    func checkTask(_ call: FunctionCallExprSyntax) {
        guard ["Task", "Task.detached", "Task.immediate"].contains(call.calledExpression.plainText), let closure = call.trailingClosure,
            call.isDiscarded, closure.signature?.capture == nil,
            let context = call.instanceContext(index, file: file), context.isReference
        else { return }
        let finder = EndlessLoopFinder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        guard let loop = finder.found, closure.strongSelf != nil || implicitSelf(in: closure.statements, context) else { return }
        let isOverEvents = loop.is(ForStmtSyntax.self)
        add(
            loop, of: call, "loop in a task",
            isOverEvents ? "the task retains self until the sender ends, which self may retain" : "the task retains self for ever",
            instead: isOverEvents
                ? "task { me in for await … }, which ends with the controller or the view"
                : "task { me in … }, which ends with the controller or the view")
    }

    /// Checks a repeated timer that no property holds, and that its own closure does not end.
    func checkTimer(_ call: FunctionCallExprSyntax) {
        guard call.calledExpression.plainText == "Timer.scheduledTimer", call.isDiscarded,
            call.argument("repeats")?.plainText == "true", let closure = call.closure("block"), !closure.plainText.contains("invalidate"),
            let context = call.instanceContext(index, file: file), context.isReference, let place = closure.strongSelf
        else { return }
        add(
            place, of: call, "timer without an end", "the run loop retains the timer, and with it self, for ever",
            instead: "Ticker(every: …).on(.tick, self) { me, _ in … }")
    }

    /// Checks an observer of notifications whose token is discarded.
    func checkObserver(_ call: FunctionCallExprSyntax) {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver", call.isDiscarded,
            call.argument("forName") != nil, let closure = call.closure("using"),
            let context = call.instanceContext(index, file: file), context.isReference, let place = closure.strongSelf
        else { return }
        add(
            place, of: call, "observer without an end", "the notification centre retains the closure, and with it self, for ever",
            instead: "on(.posted(…), self) { me in … }")
    }
}

extension FunctionCallExprSyntax {
    /// Whether the result of the call is not used: the call is a statement, or assigned to `_`.
    fileprivate var isDiscarded: Bool {
        guard let parent else { return false }
        if let item = parent.as(CodeBlockItemSyntax.self) { return !item.isImplicitResult }
        guard let sequence = parent.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return false }
        return sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    }

    /// Returns the value of an argument with a label.
    fileprivate func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

    /// Returns the closure behind the call, or in the argument with a label.
    fileprivate func closure(_ label: String) -> ClosureExprSyntax? { trailingClosure ?? argument(label)?.as(ClosureExprSyntax.self) }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is the only one of a function or an accessor that returns a value.
    fileprivate var isImplicitResult: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else { return false }
        if block.is(AccessorBlockSyntax.self) { return true }
        guard let owner = block.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }
}

/// Finds a loop over events or frames, or a loop until a cancellation, that does not exit.
private final class EndlessLoopFinder: SyntaxVisitor {
    private(set) var found: StmtSyntax?

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.awaitKeyword != nil else { return .visitChildren }
        let text = node.sequence.plainText
        let isSequence = text.contains(".events(") || text.hasPrefix("events(") || text.contains(".frames")
        if isSequence, !node.body.exits, found == nil { found = StmtSyntax(node) }
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        let isEndless = ["true", "!Task.isCancelled"].contains(node.conditions.plainText)
        if isEndless, !node.body.exits, found == nil { found = StmtSyntax(node) }
        return .visitChildren
    }

    // The loops of other closures do not keep the task from its end.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeBlockSyntax {
    /// Whether the body of a loop may end the loop. An error ends it, except that of a sleep, which is thrown only after
    /// a cancellation.
    fileprivate var exits: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .keyword(.break), .keyword(.return), .keyword(.throw): true
            case .keyword(.try):
                token.nextToken(viewMode: .sourceAccurate)?.tokenKind.isHandlingMark != true
                    && token.parent?.plainText.contains("Task.sleep(") != true
            default: false
            }
        }
    }
}

extension TokenKind {
    /// Whether the token follows a `try` whose error does not leave the function.
    fileprivate var isHandlingMark: Bool { self == .postfixQuestionMark || self == .exclamationMark }
}
