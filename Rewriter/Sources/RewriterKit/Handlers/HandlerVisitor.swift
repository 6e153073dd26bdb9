import SwiftSyntax

/// Finds handlers of a file that retain an object.
final class HandlerVisitor: SyntaxVisitor {
    let index: MemberIndex
    let file: Int
    private(set) var findings: [Finding] = []

    /// A handler that retains an object.
    struct Finding {
        var offset: Int
        /// The beginning of the statement, before which a comment may exempt the handler.
        var statementOffset: Int
        var construct: String
        var reason: String
        var instead: String
    }

    init(_ index: MemberIndex, file: Int) {
        self.index = index
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let function = HandlerFunction.called(by: node) {
            for argument in function.methods(in: node) { check(argument, function, node) }
            for closure in function.closures(in: node) { check(closure, function, node) }
            for closure in function.operators(in: node) { check(operatorClosure: closure, node) }
        }
        checkTask(node)
        checkTimer(node)
        checkObserver(node)
        return .visitChildren
    }

    func add(_ node: some SyntaxProtocol, of call: FunctionCallExprSyntax, _ construct: String, _ reason: String, instead: String) {
        let statement = sequence(first: Syntax(call)) { $0.parent }.first { $0.is(CodeBlockItemSyntax.self) }
        findings.append(
            Finding(
                offset: node.startByte, statementOffset: (statement ?? Syntax(call)).startByte, construct: construct, reason: reason,
                instead: instead))
    }

    // MARK: - Methods

    /// A method that is bound to an object: its name alone, or the member of an object.
    private struct BoundMethod {
        var owner: String
        var typeName: String
        var name: String
    }

    private func check(_ argument: ExprSyntax, _ function: HandlerFunction, _ call: FunctionCallExprSyntax) {
        if let reference = argument.as(DeclReferenceExprSyntax.self), case .function(let local) = reference.localName(reference.name) {
            return check(local, passedAs: reference, function, call)
        }
        guard let method = boundMethod(argument) else { return }
        let fix = function.withMethod("\(method.typeName).\(method.name)", of: method.owner, in: call)
        add(argument, of: call, "bound method", "\(method.name) is bound to \(method.owner), which the handler retains", instead: fix)
    }

    private func boundMethod(_ argument: ExprSyntax) -> BoundMethod? {
        if let reference = argument.as(DeclReferenceExprSyntax.self) {
            guard case .none = reference.localName(reference.name), let context = argument.instanceContext(index, file: file),
                context.isReference, index.member(reference.name, of: context.typeName, in: file) == .method
            else { return nil }
            return BoundMethod(owner: "self", typeName: context.typeName, name: reference.name)
        }
        guard let access = argument.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let name = access.declName.name
        if base.isSelf || base.is(SuperExprSyntax.self) {
            guard let context = argument.instanceContext(index, file: file), context.isReference,
                index.member(name, of: context.typeName, in: file) != .property
            else { return nil }
            return BoundMethod(owner: "self", typeName: context.typeName, name: name)
        }
        guard let type = typeName(of: base, method: name) else { return nil }
        return BoundMethod(owner: base.plainText, typeName: type, name: name)
    }

    /// Returns the class of an object whose method is passed; `nil` if it is not certain that it is one.
    private func typeName(of base: ExprSyntax, method: String) -> String? {
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            // A type: the method is static, or not bound.
            if reference.name.first?.isUppercase == true { return nil }
            if case .variable(let type?) = reference.localName(reference.name) {
                return index.isReference(type, in: file) && index.member(method, of: type, in: file) == .method ? type : nil
            }
        } else if !base.is(MemberAccessExprSyntax.self) {
            return nil
        }
        return index.onlyClass(withMethod: method)
    }

    /// Checks a local function, which captures `self` if it uses it.
    private func check(
        _ local: FunctionDeclSyntax, passedAs reference: DeclReferenceExprSyntax, _ function: HandlerFunction,
        _ call: FunctionCallExprSyntax
    ) {
        guard let body = local.body, let context = local.instanceContext(index, file: file), context.isReference,
            body.firstSelf != nil || implicitSelf(in: body, context)
        else { return }
        add(
            reference, of: call, "bound method", "the local function \(reference.name) uses self, which the handler retains",
            instead: function.ownerForm(of: call))
    }

    // MARK: - Closures

    private func check(_ closure: ClosureExprSyntax, _ function: HandlerFunction, _ call: FunctionCallExprSyntax) {
        guard let context = closure.instanceContext(index, file: file), context.isReference, !isInsideHandler(call),
            let place = closure.strongSelf
        else { return }
        let passesOwner = function.passesOwner(in: call)
        add(
            place, of: call, "self in a handler", "the handler retains self" + (passesOwner ? ", although its object is passed to it" : ""),
            instead: passesOwner ? "use the argument of the closure" : function.ownerForm(of: call))
    }

    /// Checks a closure of an operator, as in `on(.tap.filter { … }, self)`. The owner is not passed to it.
    private func check(operatorClosure closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax) {
        guard let context = closure.instanceContext(index, file: file), context.isReference, !isInsideHandler(call),
            let place = closure.strongSelf
        else { return }
        add(
            place, of: call, "self in a handler", "the handler retains the closure of its event, which retains self", instead: "[weak self]"
        )
    }

    /// Whether a handler around a call has been checked with everything in it.
    private func isInsideHandler(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
            if let closure = node.as(ClosureExprSyntax.self), let outer = closure.enclosingCall,
                let function = HandlerFunction.called(by: outer), function.closures(in: outer).contains(where: { $0.id == closure.id })
            {
                return closure.strongSelf != nil
            }
            node = parent
        }
        return false
    }

    /// Whether code uses a member of `self` without naming `self`.
    func implicitSelf(in code: some SyntaxProtocol, _ context: InstanceContext) -> Bool {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(code)
        return finder.names.contains { reference in
            guard case .none = reference.localName(reference.name) else { return false }
            return index.member(reference.name, of: context.typeName, in: file) != .undeclared
        }
    }
}

extension DeclReferenceExprSyntax {
    /// The name without arguments and backticks.
    var name: String { baseName.identifier?.name ?? baseName.text }
}

extension ClosureExprSyntax {
    /// The call that the closure is an argument of.
    fileprivate var enclosingCall: FunctionCallExprSyntax? {
        parent?.as(FunctionCallExprSyntax.self)
            ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
            ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}

/// Collects the names that are used without a base.
private final class NameFinder: SyntaxVisitor {
    private(set) var names: [DeclReferenceExprSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isMember, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true { names.append(node) }
        return .skipChildren
    }
}
