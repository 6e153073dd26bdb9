import SwiftSyntax

/// One declaration of a type, or one extension of it: what a name in its methods may refer to.
struct TypeMembers: Sendable {
    /// The kind of a type, as far as the declaration determines it.
    enum Kind: Sendable {
        /// A class or an actor, whose instances are retained.
        case reference
        /// A structure or an enumeration, whose instances are copied.
        case value
        /// An extension or a protocol.
        case unknown
    }

    /// The name without the types around it.
    var name: String
    var kind: Kind
    /// The number of the file.
    var file: Int
    /// Whether only its own file can name the type.
    var isPrivate: Bool
    /// The names that the inheritance clause lists, without generic arguments.
    var inherited: [String]
    /// The names of instance methods.
    var methods: Set<String> = []
    /// The names of instance properties.
    var properties: Set<String> = []
}

/// Collects the types of a file, and the names of its other functions and variables.
final class MemberCollector: SyntaxVisitor {
    private let file: Int
    private(set) var types: [TypeMembers] = []
    /// Whether the file imports Caret or one of the modules on top of it.
    private(set) var importsCaret = false
    /// Whether the import makes Caret visible in the whole module.
    private(set) var exportsCaret = false

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private static let modules: Set = ["Caret", "CaretMaps", "CaretPictures"]

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text, Self.modules.contains(module) else { return .skipChildren }
        importsCaret = true
        if node.attributes.contains(name: "_exported") || node.modifiers.contains("public") { exportsCaret = true }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .reference, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .reference, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .value, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .value, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .unknown, node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.extendedType.simpleName, .unknown, node, node.modifiers)
        return .visitChildren
    }

    private func add(_ name: String, _ kind: TypeMembers.Kind, _ node: some DeclGroupSyntax, _ modifiers: DeclModifierListSyntax) {
        let isPrivate = kind != .unknown && (["private", "fileprivate"].contains(modifiers.access) || node.isLocal)
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.simpleName) ?? []
        var type = TypeMembers(name: name, kind: kind, file: file, isPrivate: isPrivate, inherited: inherited)
        read(node.memberBlock.members, into: &type)
        types.append(type)
    }

    private func read(_ members: MemberBlockItemListSyntax, into type: inout TypeMembers) {
        for member in members {
            if let function = member.decl.as(FunctionDeclSyntax.self), !function.modifiers.isStatic {
                type.methods.insert(function.name.identifier?.name ?? function.name.text)
            } else if let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.isStatic {
                for binding in variable.bindings { type.properties.formUnion(binding.pattern.boundNames) }
            } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if let members = clause.elements?.as(MemberBlockItemListSyntax.self) { read(members, into: &type) }
                }
            }
        }
    }
}

extension DeclModifierListSyntax {
    /// Whether the member belongs to the type instead of its instances.
    var isStatic: Bool { contains("static") || contains("class") }
}

extension TypeSyntax {
    /// The last component of a type's name, without generic arguments.
    var simpleName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.simpleName }
        return plainText
    }
}

extension PatternSyntax {
    /// The names that the pattern declares.
    var boundNames: [String] {
        let collector = BoundNames(viewMode: .sourceAccurate)
        collector.walk(self)
        return collector.names
    }
}

private final class BoundNames: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.identifier.identifier?.name ?? node.identifier.text)
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// Whether a function or a closure contains the node.
    var isLocal: Bool {
        sequence(first: parent) { $0?.parent }.prefix { $0 != nil }
            .contains { $0?.is(CodeBlockSyntax.self) == true || $0?.is(ClosureExprSyntax.self) == true }
    }
}
