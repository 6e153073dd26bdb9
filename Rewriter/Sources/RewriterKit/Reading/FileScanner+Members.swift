import SwiftSyntax

extension FileScanner {
    /// Reads a method of a type.
    func readMethod(_ node: FunctionDeclSyntax) {
        guard memberScope != nil, case .identifier = node.name.tokenKind else { return }
        var member = Member(name: node.name.identifierText, isMethod: true)
        member.parameters = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text
            let type = parameter.type.plainText
            return .init(
                label: label == "_" ? nil : parameter.firstName.identifierText, name: Self.name(of: parameter),
                type: type, isVariadic: parameter.ellipsis != nil)
        }
        let result = node.signature.returnClause?.type.plainText
        member.type = result == "Void" || result == "()" ? nil : result
        member.effects = node.signature.effectSpecifiers?.plainText ?? ""
        member.isGeneric = node.genericParameterClause != nil
        member.nameStart = node.name.startByte
        member.nameEnd = node.name.endByte
        // The signatures of other methods are not needed.
        if memberScope?.isExtension == true || memberScope?.kind == .protocolType { member.signature = signature(node) }
        member.end = node.endByte
        finish(&member, node.attributes, node.modifiers)
        rewriteOptionalRequirement(node)
        addMember(member)
    }

    /// Reads a property of a type. A declaration of several properties gives several members.
    func readProperty(_ node: VariableDeclSyntax) {
        guard memberScope != nil else { return }
        var outlets: [Member] = []
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var member = Member(name: pattern.identifier.identifierText, isMethod: false)
            member.type = binding.typeAnnotation?.type.plainText
            let accessors = Self.accessors(of: binding)
            member.hasObservers = accessors.contains("didSet") || accessors.contains("willSet")
            let isComputed = binding.accessorBlock != nil && !member.hasObservers
            member.isSettable = node.bindingSpecifier.text == "var" && (!isComputed || accessors.contains("set"))
            member.nameStart = pattern.identifier.startByte
            member.nameEnd = pattern.identifier.endByte
            member.end = node.endByte
            finish(&member, node.attributes, node.modifiers)
            readAccessorNames(binding, &member)
            if node.modifiers.contains(where: { $0.detail != nil && member.access.isEmpty && $0.name.text == "private" }) {
                member.markers.insert(.isPrivate)
            }
            addMember(member)
            outlets.append(member)
        }
        rewriteOutlet(node, outlets)
        rewriteOptionalRequirement(node)
    }

    func readInitializer(_ node: InitializerDeclSyntax) {
        guard let scope = memberScope, scope.isExtension, node.modifiers.contains("override") else { return }
        report(
            node, "override in extension", "an initializer cannot be moved into the class",
            instead: "move the initializer into the class's own declaration")
    }

    /// The attributes that belong to a member alone, and not to one that calls it.
    private static let ownAttributes: Set = [
        "objc", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "inlinable", "inline", "usableFromInline", "NSManaged",
    ]

    private func finish(_ member: inout Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        member.access = modifiers.access
        member.conditions = conditions.texts
        let attributeNodes = attributes.flattened(evaluator)
        let first = attributes.first.map(Syntax.init) ?? modifiers.first.map(Syntax.init)
        member.start = first?.startByte ?? member.nameStart
        for attribute in attributeNodes {
            switch attribute.attributeName.plainText {
            case "objc":
                member.markers.insert(.objc)
                member.objcName = attribute.argumentText
                room(of: attribute, in: &member)
            case "nonobjc": member.markers.insert(.nonobjc)
            case "IBAction": member.markers.insert(.action)
            case "IBSegueAction": member.markers.insert(.segueAction)
            case "IBOutlet": member.markers.insert(.outlet)
            case "IBInspectable": member.markers.insert(.inspectable)
            case "available" where attribute.argumentText?.contains("unavailable") == true: member.markers.insert(.isUnavailable)
            case "available" where attribute.argumentText?.contains("deprecated") == true: member.markers.insert(.isDeprecated)
            default: break
            }
            if !Self.ownAttributes.contains(attribute.attributeName.plainText) {
                member.attributes += attribute.plainText + " "
            }
        }
        if let override = modifiers.first("override") {
            member.markers.insert(.override)
            member.overrideStart = override.startByte
            room(of: override, in: &member)
        }
        member.openStart = modifiers.first("open")?.startByte
        if modifiers.contains("static") || modifiers.contains("class") { member.markers.insert(.isStatic) }
        if modifiers.contains("optional") { member.markers.insert(.optional) }
        if modifiers.contains("weak") { member.markers.insert(.isWeak) }
        if ["private", "fileprivate"].contains(member.access) { member.markers.insert(.isPrivate) }
    }

    /// Returns the text from the name's end to the body. All parameters have names.
    private func signature(_ node: FunctionDeclSyntax) -> String {
        let unnamed = Array(node.signature.parameterClause.parameters).filter { ($0.secondName ?? $0.firstName).text == "_" }
        let names = unnamed.map { parameter in
            let isShort = parameter.secondName == nil
            return ((parameter.secondName ?? parameter.firstName).startByte, (isShort ? "_ " : "") + Self.name(of: parameter))
        }
        return text(
            from: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.signature), until: node.body?.startByte,
            replacing: Dictionary(names) { one, _ in one })
    }

    /// Returns the name of a parameter within the function. A parameter without a name gets one.
    private static func name(of parameter: FunctionParameterSyntax) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        guard name == "_" else { return name.unquotedIfPlain }
        let number = parameter.parent?.as(FunctionParameterListSyntax.self)?.firstIndex { $0.id == parameter.id }
            .map { index in parameter.parent?.as(FunctionParameterListSyntax.self)?.prefix(upTo: index).count ?? 0 }
        return "_\(number ?? 0)"
    }

    /// Reads names such as `@objc(isOn) get`.
    private func readAccessorNames(_ binding: PatternBindingSyntax, _ member: inout Member) {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return }
        for accessor in list {
            guard let name = accessor.attributes.attribute("objc")?.argumentText else { continue }
            if accessor.accessorSpecifier.text == "get" { member.getterName = name }
            if accessor.accessorSpecifier.text == "set" { member.setterName = name }
        }
    }

    /// Records the place of a word that disappears, so that a longer name can use its columns.
    private func room(of node: some SyntaxProtocol, in member: inout Member) {
        let end = node.endByte
        guard case .spaces? = node.trailingTrivia.first, node.trailingTrivia.count == 1 else { return }
        member.roomStart = node.startByte
        member.roomEnd = end + 1
    }

    private static func accessors(of binding: PatternBindingSyntax) -> [String] {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return binding.accessorBlock == nil ? [] : ["get"] }
        return list.map(\.accessorSpecifier.text)
    }

    /// Returns the text from a node until a byte, or until the end of the node's parent.
    private func text(from node: Syntax, until end: Int?, replacing names: [Int: String]) -> String {
        var result = ""
        var token = node.firstToken(viewMode: .sourceAccurate)
        let last = end ?? node.parent?.endByte ?? node.endByte
        while let current = token, current.startByte < last {
            result +=
                (names[current.startByte] ?? current.plainText)
                + (current.trailingTrivia.isEmpty && current.nextTokenIsOnSameLine ? "" : " ")
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        return result.trimmingSpaces
    }
}

extension TokenSyntax {
    /// The text without backticks.
    var identifierText: String { identifier?.name ?? text }

    fileprivate var nextTokenIsOnSameLine: Bool {
        nextToken(viewMode: .sourceAccurate).map { !$0.leadingTrivia.contains { if case .newlines = $0 { true } else { false } } } ?? true
    }
}

extension AttributeSyntax {
    /// The text between the parentheses; `nil` without parentheses.
    var argumentText: String? { arguments?.plainText }
}

extension String {
    /// The text without spaces at both ends.
    var trimmingSpaces: String {
        var part = self[...]
        while part.first?.isWhitespace == true { part.removeFirst() }
        while part.last?.isWhitespace == true { part.removeLast() }
        return String(part)
    }
}
