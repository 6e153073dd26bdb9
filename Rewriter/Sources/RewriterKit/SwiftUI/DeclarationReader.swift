import SwiftParser
import SwiftSyntax

/// Reads the declarations of a source file as ``DeclarationUnit`` values.
struct DeclarationReader {
    let evaluator: ConditionEvaluator

    /// Returns the declarations at the top level, with their members, and the imports of SwiftUI that are compiled.
    func read(_ bytes: [UInt8]) -> (units: [DeclarationUnit], imports: [Edit]) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var imports: [Edit] = []
        return (items(tree.statements, &imports), imports)
    }

    private func items(_ list: CodeBlockItemListSyntax, _ imports: inout [Edit]) -> [DeclarationUnit] {
        var units: [DeclarationUnit] = []
        for item in list {
            if let config = item.item.as(IfConfigDeclSyntax.self) {
                for (clause, _, value) in config.clauses(evaluator) where value != .no {
                    if case .statements(let statements)? = clause.elements { units += items(statements, &imports) }
                }
            } else if let node = item.item.as(ImportDeclSyntax.self) {
                guard node.path.first?.name.text == "SwiftUI" else { continue }
                let start = node.importKindSpecifier?.startByte ?? node.path.startByte
                imports.append(Edit(start, node.path.endByte, "UIKit"))
            } else if let declaration = item.item.as(DeclSyntax.self) {
                units.append(unit(declaration, semicolon: item.semicolon))
            } else {
                let isPreview = item.item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
                let unit = DeclarationUnit(isPreview ? .preview : .statement, item.startByte, item.endByte, names: [])
                unit.header = names(item)
                units.append(unit)
            }
        }
        return units
    }

    private func members(_ block: MemberBlockItemListSyntax) -> [DeclarationUnit] {
        block.flatMap { item -> [DeclarationUnit] in
            guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [unit(item.decl, semicolon: item.semicolon)] }
            return config.clauses(evaluator).filter { $0.value != .no }.flatMap { clause, _, _ -> [DeclarationUnit] in
                guard case .decls(let declarations)? = clause.elements else { return [] }
                return members(declarations)
            }
        }
    }

    private func unit(_ node: DeclSyntax, semicolon: TokenSyntax?) -> DeclarationUnit {
        let unit = unit(node)
        // A semicolon between no statements is an error.
        if let semicolon { unit.end = semicolon.endByte }
        return unit
    }

    private func unit(_ node: DeclSyntax) -> DeclarationUnit {
        if let node = node.as(ClassDeclSyntax.self) {
            return type(node, .classType, node.name, (node.genericParameterClause, node.genericWhereClause))
        }
        if let node = node.as(StructDeclSyntax.self) {
            return type(node, .structType, node.name, (node.genericParameterClause, node.genericWhereClause))
        }
        if let node = node.as(EnumDeclSyntax.self) {
            return type(node, .enumType, node.name, (node.genericParameterClause, node.genericWhereClause))
        }
        if let node = node.as(ActorDeclSyntax.self) {
            return type(node, .actorType, node.name, (node.genericParameterClause, node.genericWhereClause))
        }
        if let node = node.as(ProtocolDeclSyntax.self) { return type(node, .protocolType, node.name, (nil, node.genericWhereClause)) }
        if let node = node.as(ExtensionDeclSyntax.self) {
            let unit = unit(.extensionOfType, node, [MentionCollector.chain(Syntax(node.extendedType)) ?? node.extendedType.plainText])
            unit.header = names(node.attributes).union(names(node.extendedType)).union(names(node.inheritanceClause))
                .union(names(node.genericWhereClause))
            unit.members = members(node.memberBlock.members)
            return unit
        }
        if let node = node.as(VariableDeclSyntax.self) { return property(node) }
        return other(node)
    }

    /// Reads a declaration other than a type, an extension or a property.
    private func other(_ node: DeclSyntax) -> DeclarationUnit {
        if let node = node.as(FunctionDeclSyntax.self) {
            let unit = unit(.function, node, [node.name.identifierText])
            unit.header = names(node.attributes).union(names(node.signature)).union(names(node.genericParameterClause))
                .union(names(node.genericWhereClause))
            unit.localTypes = parameters(node.genericParameterClause)
            unit.hasOpaqueResult = node.signature.returnClause.map { isOpaque($0.type) } ?? false
            // A name in a file without XCTest says nothing: `SwiftUIRemoval` looks at the imports.
            unit.isTest =
                node.attributes.contains(name: "Test")
                || (node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty && unit.access != "private")
            return adding(node.body, to: unit)
        }
        if let node = node.as(InitializerDeclSyntax.self) {
            let unit = unit(.initializer, node, ["init"])
            unit.header = names(node.attributes).union(names(node.signature)).union(names(node.genericParameterClause))
                .union(names(node.genericWhereClause))
            unit.localTypes = parameters(node.genericParameterClause)
            return adding(node.body, to: unit)
        }
        if let node = node.as(DeinitializerDeclSyntax.self) { return adding(node.body, to: unit(.function, node, [])) }
        if let node = node.as(SubscriptDeclSyntax.self) {
            let unit = unit(.function, node, [])
            unit.header = names(node.attributes).union(names(node.parameterClause)).union(names(node.returnClause))
                .union(names(node.genericParameterClause))
            unit.hasOpaqueResult = isOpaque(node.returnClause.type)
            add(node.accessorBlock, to: unit)
            return unit
        }
        let kind: DeclarationUnit.Kind
        var declared: [String] = []
        if let node = node.as(TypeAliasDeclSyntax.self) {
            (kind, declared) = (.alias, [node.name.identifierText])
        } else if let node = node.as(EnumCaseDeclSyntax.self) {
            (kind, declared) = (.enumCase, node.elements.map(\.name.identifierText))
        } else {
            kind = node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview" ? .preview : .statement
        }
        let unit = unit(kind, node, declared)
        unit.header = names(node)
        return unit
    }

    // MARK: - Types and properties

    private func type(
        _ node: some DeclGroupSyntax, _ kind: DeclarationUnit.Kind, _ name: TokenSyntax,
        _ generics: (parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?)
    ) -> DeclarationUnit {
        let unit = unit(kind, node, [name.identifierText])
        unit.header = names(node.attributes).union(names(generics.parameters)).union(names(generics.requirements))
        unit.localTypes = parameters(generics.parameters)
        for item in node.memberBlock.members {
            if let type = item.decl.as(AssociatedTypeDeclSyntax.self) { unit.localTypes.insert(type.name.identifierText) }
        }
        if kind == .classType {
            unit.colon = node.inheritanceClause?.colon.startByte ?? 0
            unit.inherited =
                node.inheritanceClause?.inheritedTypes.map {
                    .init(start: $0.type.startByte, end: $0.type.endByte, names: names($0.type))
                } ?? []
        } else {
            unit.header.formUnion(names(node.inheritanceClause))
        }
        unit.members = members(node.memberBlock.members)
        return unit
    }

    private func property(_ node: VariableDeclSyntax) -> DeclarationUnit {
        let isComputed = node.bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return false }
            guard case .accessors(let list) = block.accessors else { return true }
            return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
        let declared = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        let unit = unit(isComputed ? .computedProperty : .storedProperty, node, declared)
        unit.header = names(node.attributes)
        for binding in node.bindings {
            unit.header.formUnion(names(binding.typeAnnotation))
            unit.header.formUnion(names(binding.initializer))
            unit.hasOpaqueResult = unit.hasOpaqueResult || binding.typeAnnotation.map { isOpaque($0.type) } ?? false
            add(binding.accessorBlock, to: unit)
        }
        return unit
    }

    // MARK: - Parts

    private func unit(_ kind: DeclarationUnit.Kind, _ node: some SyntaxProtocol, _ names: [String]) -> DeclarationUnit {
        let unit = DeclarationUnit(kind, node.startByte, node.endByte, names: names)
        unit.access = (node as? any WithModifiersSyntax)?.modifiers.access ?? ""
        return unit
    }

    private func adding(_ body: CodeBlockSyntax?, to unit: DeclarationUnit) -> DeclarationUnit {
        if let body { unit.bodies.append(.init(start: body.startByte, end: body.endByte, names: names(body))) }
        return unit
    }

    private func add(_ block: AccessorBlockSyntax?, to unit: DeclarationUnit) {
        guard let block else { return }
        switch block.accessors {
        case .getter: unit.bodies.append(.init(start: block.startByte, end: block.endByte, names: names(block)))
        case .accessors(let list):
            for case let body? in list.map(\.body) {
                unit.bodies.append(.init(start: body.startByte, end: body.endByte, names: names(body)))
            }
        }
    }

    private func isOpaque(_ type: TypeSyntax) -> Bool { type.plainText.hasPrefix("some ") }

    private func parameters(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
        Set(clause?.parameters.map(\.name.identifierText) ?? [])
    }

    private func names(_ node: (some SyntaxProtocol)?) -> Set<String> { MentionCollector.names([node], evaluator) }
}
