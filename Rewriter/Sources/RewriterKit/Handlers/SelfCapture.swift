import SwiftSyntax

/// The type around a place, if its instance is `self` there.
struct InstanceContext {
    var typeName: String
    /// Whether the instance is retained instead of copied.
    var isReference: Bool
}

extension SyntaxProtocol {
    /// Returns the innermost type around the node if code at the node belongs to an instance of the type; `nil` in
    /// static members, in initial values, and outside of types.
    func instanceContext(_ index: MemberIndex, file: Int) -> InstanceContext? {
        var node = Syntax(self)
        var member: DeclSyntax?
        var isInAccessor = false
        while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
            if member == nil { member = parent.as(MemberBlockItemSyntax.self)?.decl }
            if parent.is(AccessorBlockSyntax.self) { isInAccessor = true }
            node = parent
        }
        guard let type = node.parent?.parent, let name = type.declaredTypeName,
            member?.hasInstance(inAccessor: isInAccessor) == true
        else { return nil }
        let isClass = type.is(ClassDeclSyntax.self) || type.is(ActorDeclSyntax.self)
        let isValue = type.is(StructDeclSyntax.self) || type.is(EnumDeclSyntax.self)
        return InstanceContext(typeName: name, isReference: isClass || (!isValue && index.isReference(name, in: file)))
    }
}

extension DeclSyntax {
    fileprivate func hasInstance(inAccessor: Bool) -> Bool {
        if let function = self.as(FunctionDeclSyntax.self) { return !function.modifiers.isStatic }
        if let subscripting = self.as(SubscriptDeclSyntax.self) { return !subscripting.modifiers.isStatic }
        if let variable = self.as(VariableDeclSyntax.self) {
            return !variable.modifiers.isStatic && (inAccessor || variable.modifiers.contains("lazy"))
        }
        return self.is(InitializerDeclSyntax.self) || self.is(DeinitializerDeclSyntax.self)
    }
}

extension Syntax {
    fileprivate var declaredTypeName: String? {
        if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.simpleName }
        return self.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension ClosureExprSyntax {
    /// The first place at which the closure captures `self` strongly; `nil` if it does not.
    var strongSelf: Syntax? {
        for item in signature?.capture?.items ?? [] where item.specifier == nil {
            if item.isSelf { return Syntax(item) }
            if let value = item.initializer?.value, value.isSelf { return Syntax(item) }
        }
        if signature?.capture?.items.contains(where: \.isSelf) == true { return nil }
        let finder = SelfFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.found
    }
}

extension SyntaxProtocol {
    /// The first place at which the code uses `self`; `nil` if there is none.
    var firstSelf: Syntax? {
        let finder = SelfFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.found
    }
}

extension ClosureCaptureSyntax {
    /// Whether the item is `self`, strong or weak.
    fileprivate var isSelf: Bool { name.tokenKind == .keyword(.self) && initializer == nil }
}

extension ExprSyntax {
    /// Whether the expression is `self`.
    var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }
}

/// Finds the first use of `self`.
///
/// A closure that captures `self` weakly counts too. The closure around it captures `self` strongly, because the weak
/// reference is made when the inner closure is.
private final class SelfFinder: SyntaxVisitor {
    private(set) var found: Syntax?

    private func find(_ node: some SyntaxProtocol) { if found == nil { found = Syntax(node) } }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.tokenKind == .keyword(.self) else { return .skipChildren }
        // `Type.self` is a type, and `\.self` is a key path.
        let isName = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isName, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true { find(node) }
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        find(node)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let item = node.signature?.capture?.items.first(where: \.isSelf) else { return .visitChildren }
        find(item)
        return .skipChildren
    }

    // Types have their own `self`.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
