import SwiftSyntax

/// Collects the names that a piece of code mentions: `name`, and for `One.two` both `One` and `One.two`.
///
/// Names after an expression that is not itself a name, such as `list.first().name`, are left out.
final class MentionCollector: SyntaxVisitor {
    private let evaluator: ConditionEvaluator
    private(set) var names: Set<String> = []

    private init(_ evaluator: ConditionEvaluator) {
        self.evaluator = evaluator
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the names in nodes.
    static func names(_ nodes: [(some SyntaxProtocol)?], _ evaluator: ConditionEvaluator) -> Set<String> {
        let collector = MentionCollector(evaluator)
        for case let node? in nodes { collector.walk(node) }
        return collector.names
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, _, value) in node.clauses(evaluator) where value != .no {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let chain = Self.chain(Syntax(node)) { names.insert(chain) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = Self.chain(Syntax(node)) { names.insert(chain) }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.identifierText)
        return .skipChildren
    }

    /// Returns the text of names with dots between them, such as `Outer.Inner`; `nil` for all other code.
    static func chain(_ node: Syntax) -> String? {
        if let type = node.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
        if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText }
        if let type = node.as(MemberTypeSyntax.self) {
            return chain(Syntax(type.baseType)).map { "\($0).\(type.name.identifierText)" }
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        return chain(Syntax(base)).map { "\($0).\(access.declName.baseName.identifierText)" }
    }
}
