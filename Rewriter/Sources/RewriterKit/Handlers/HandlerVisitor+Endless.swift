import SwiftSyntax

/// Tasks, timers and observers of Foundation that retain `self`, and that nothing can end. Their result is discarded,
/// or in a private property that only `deinit` uses, which is never called. The leak audit of a running app does not
/// find them: only Foundation and the runtime retain them.
extension HandlerVisitor {
    /// Checks a task with a loop that does not exit. It runs over the events of a sender, which `self` usually retains,
    /// or until a cancellation that cannot happen.
    func checkTask(_ call: FunctionCallExprSyntax) {
        guard ["Task", "Task.detached", "Task.immediate"].contains(call.calledExpression.plainText), let closure = call.trailingClosure,
            !call.canBeEnded, closure.signature?.capture == nil,
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

    /// Checks a repeated timer that its own closure does not end either.
    func checkTimer(_ call: FunctionCallExprSyntax) {
        guard call.calledExpression.plainText == "Timer.scheduledTimer", !call.canBeEnded,
            call.argument("repeats")?.plainText == "true", let closure = call.closure("block"), !closure.plainText.contains("invalidate"),
            let context = call.instanceContext(index, file: file), context.isReference, let place = closure.strongSelf
        else { return }
        add(
            place, of: call, "timer without an end", "the run loop retains the timer, and with it self, for ever",
            instead: "Ticker(every: …).on(.tick, self) { me, _ in … }")
    }

    /// Checks an observer of notifications.
    func checkObserver(_ call: FunctionCallExprSyntax) {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "addObserver", !call.canBeEnded,
            call.argument("forName") != nil, let closure = call.closure("using"),
            let context = call.instanceContext(index, file: file), context.isReference, let place = closure.strongSelf
        else { return }
        add(
            place, of: call, "observer without an end", "the notification centre retains the closure, and with it self, for ever",
            instead: "on(.posted(…), self) { me in … }")
    }
}

extension FunctionCallExprSyntax {
    /// Whether other code may use the result of the call, for example to end what the call has begun.
    fileprivate var canBeEnded: Bool {
        if let item = parent?.as(CodeBlockItemSyntax.self) { return item.isImplicitResult }
        guard let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let target = sequence.elements.first, sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return true }
        if target.is(DiscardAssignmentExprSyntax.self) { return false }
        let access = target.as(MemberAccessExprSyntax.self)
        guard let name = (access.map { $0.base?.isSelf == true ? $0.declName : nil } ?? target.as(DeclReferenceExprSyntax.self))?.name,
            isPrivateProperty(name)
        else { return true }
        let finder = UseFinder(of: name)
        finder.walk(root)
        return finder.isUsed
    }

    /// Whether a name is that of a private property of the class around the call.
    private func isPrivateProperty(_ name: String) -> Bool {
        guard case .none = localName(name),
            let type = sequence(first: parent, next: { $0?.parent }).lazy.compactMap({ $0?.as(ClassDeclSyntax.self) }).first
        else { return false }
        return type.memberBlock.members.contains { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
            return variable.modifiers.access == "private" && variable.bindings.contains { $0.pattern.boundNames.contains(name) }
        }
    }

    /// Returns the value of an argument with a label.
    fileprivate func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

    /// Returns the closure behind the call, or in the argument with a label.
    fileprivate func closure(_ label: String) -> ClosureExprSyntax? { trailingClosure ?? argument(label)?.as(ClosureExprSyntax.self) }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is the only one of a function, an accessor or a closure that returns a value.
    fileprivate var isImplicitResult: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else { return false }
        if block.is(AccessorBlockSyntax.self) { return true }
        if let closure = block.as(ClosureExprSyntax.self) { return closure.returnsValue }
        guard let owner = block.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }
}

extension ClosureExprSyntax {
    /// Whether the closure returns the value of its only statement. Its signature may say so. Otherwise, the result of
    /// the call that receives the closure, such as `map`, must be used. Handlers and tasks return nothing.
    fileprivate var returnsValue: Bool {
        if let type = signature?.returnClause?.type { return !["Void", "()"].contains(type.plainText) }
        let argument = parent?.as(LabeledExprSyntax.self)
        guard let call = (argument?.parent?.parent ?? parent)?.as(FunctionCallExprSyntax.self) else { return false }
        let isTask = call.calledExpression.plainText.split(separator: ".").first == "Task"
        return !isTask && HandlerFunction.called(by: call) == nil && call.canBeEnded
    }
}

/// Finds a use of a property outside of `deinit`, apart from assignments to the property.
private final class UseFinder: SyntaxVisitor {
    private let name: String
    private(set) var isUsed = false

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.name == name, !node.isAssigned { isUsed = true }
        return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { isUsed = true }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        // `if let name` uses the property without an expression.
        if node.initializer == nil, node.pattern.boundNames.contains(name) { isUsed = true }
        return .visitChildren
    }
}

extension DeclReferenceExprSyntax {
    /// Whether the name, alone or behind `self`, is on the left side of an assignment.
    fileprivate var isAssigned: Bool {
        var target = Syntax(self)
        if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.isSelf == true { target = Syntax(access) }
        guard let list = target.parent?.as(ExprListSyntax.self), list.first?.id == target.id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
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
    /// Whether the body of a loop may end the loop. An error ends it, except that of a sleep, which is thrown only
    /// after a cancellation.
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
