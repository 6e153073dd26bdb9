import SwiftParser
import SwiftSyntax

/// Reads a source file into a summary.
///
/// The scanner walks the syntax tree once. It follows conditions, and leaves out clauses that are not compiled. Each
/// construct has a file of its own in `Constructs`, whose functions the `visit` methods call.
final class FileScanner: SyntaxVisitor {
    let evaluator: ConditionEvaluator
    var summary = FileSummary()
    var conditions = ConditionStack()
    /// Whether the file contains the word `available`. Most files do not, and the tests of all statements take time.
    var mentionsAvailability = true
    /// The types around the current node, outermost first.
    var scopes: [TypeScope] = []
    /// The number of function bodies around the current node.
    var bodyDepth = 0
    /// The number of default arguments around the current node.
    var defaultArgumentDepth = 0
    /// The generic parameters and the parameters of the functions around the current node.
    var genericParameters: [ClassConstraints] = []

    /// A type around a place.
    struct TypeScope {
        var part: TypePart
        /// The number of function bodies around the type.
        var bodyDepth: Int
    }

    init(_ evaluator: ConditionEvaluator) {
        self.evaluator = evaluator
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the summary of a file.
    static func scan(_ bytes: [UInt8], _ evaluator: ConditionEvaluator) -> FileSummary {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let scanner = FileScanner(evaluator)
        scanner.mentionsAvailability = evaluator.isUserInterface && bytes.contains(word: "available")
        scanner.summary.hasErrors = hasError(Syntax(tree), evaluator)
        scanner.walk(tree)
        scanner.summary.foundationModules = FoundationNames.modules(usedBy: bytes, imports: scanner.summary.imports)
        return scanner.summary
    }

    /// Returns whether a node has a syntax error in code that is compiled.
    private static func hasError(_ node: Syntax, _ evaluator: ConditionEvaluator) -> Bool {
        guard node.hasError else { return false }
        if let config = node.as(IfConfigDeclSyntax.self) {
            if config.poundEndif.hasError { return true }
            return config.clauses(evaluator).contains { clause, _, value in
                value != .no && clause.elements.map { hasError(Syntax($0), evaluator) } ?? false
            }
        }
        let children = node.children(viewMode: .all).filter(\.hasError)
        return children.isEmpty || children.contains { hasError($0, evaluator) }
    }

    // MARK: - Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, texts, value) in node.clauses(evaluator) {
            if !conditions.isInactive, let condition = clause.condition { rewriteCondition(condition) }
            conditions.push(texts, value)
            if value != .no, !conditions.isInactive, let elements = clause.elements { walk(elements) }
            conditions.pop()
        }
        return .skipChildren
    }

    // MARK: - Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        readImport(node)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .classType, ClassConstraints(node.genericParameterClause, node.genericWhereClause))
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .structType, ClassConstraints(node.genericParameterClause, node.genericWhereClause))
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enumType) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actorType) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocolType) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        readMethod(node)
        reportObserver(node)
        genericParameters.append(ClassConstraints(node.genericParameterClause, node.genericWhereClause, node.signature.parameterClause))
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { genericParameters.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        readProperty(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        readInitializer(node)
        genericParameters.append(ClassConstraints(node.genericParameterClause, node.genericWhereClause, node.signature.parameterClause))
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { genericParameters.removeLast() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { bodyDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        defaultArgumentDepth += node.defaultValue == nil ? 0 : 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionParameterSyntax) { defaultArgumentDepth -= node.defaultValue == nil ? 0 : 1 }

    // MARK: - Constructs

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, base.is(SuperExprSyntax.self), !conditions.isInactive {
            let name = node.declName.baseName
            summary.superCalls.append(SuperCall(start: base.startByte, end: name.endByte, name: name.identifierText))
        }
        if let base = node.base { rewriteQualifier(base) }
        readOptionalUse(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        readSecondMark(node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        rewriteQualifier(node.baseType)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if scopes.isEmpty, !conditions.isInactive { summary.aliases[node.name.text] = node.initializer.value.plainText }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        rewriteAttribute(node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteMacro(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteMacro(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        readOptionalCall(node)
        rewriteClassLookup(node)
        rewriteClassDescription(node)
        readSelectorName(node)
        reportRuntimeCall(node)
        readMetatypeCall(node)
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteAvailability(node.conditions, node.body, then: node.elseBody)
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        rewriteAvailability(node.conditions, node.body, then: nil)
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        rewriteAvailability(node)
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        mentionsAvailability ? readStatements(node) : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        rewriteFixtureCall(Syntax(node.item))
        readPreview(Syntax(node.item))
        guard mentionsAvailability && leaveOut(Syntax(node.item)) else { return .visitChildren }
        // A semicolon between no statements is an error.
        if let semicolon = node.semicolon { edit(semicolon) }
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard mentionsAvailability && leaveOut(Syntax(node.decl)) else { return .visitChildren }
        if let semicolon = node.semicolon { edit(semicolon) }
        return .skipChildren
    }
}

extension FileScanner {
    /// Records an edit in a place that is compiled.
    func edit(_ start: Int, _ end: Int, _ text: String = "", construct: String = "") {
        guard !conditions.isInactive else { return }
        summary.edits.append(.init(edit: Edit(start, end, text), construct: construct))
    }

    func edit(_ node: some SyntaxProtocol, _ text: String = "", construct: String = "") {
        edit(node.startByte, node.endByte, text, construct: construct)
    }

    func report(_ node: some SyntaxProtocol, _ construct: String, _ reason: String, instead: String, unlessDeclared name: String? = nil) {
        guard !conditions.isInactive else { return }
        summary.reports.append(
            .init(offset: node.startByte, construct: construct, reason: reason, instead: instead, unlessDeclared: name))
    }
}

extension SyntaxProtocol {
    /// The byte at which the node begins, after spaces and comments.
    var startByte: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The text without spaces and comments around it. `trimmedDescription` builds a second tree first.
    var plainText: String {
        let bytes = syntaxTextBytes
        let start = leadingTriviaLength.utf8Length
        return String(decoding: bytes[start..<max(start, bytes.count - trailingTriviaLength.utf8Length)], as: UTF8.self)
    }
    /// The byte after the node, before spaces and comments.
    var endByte: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
