import SwiftSyntax

extension FileScanner {
    /// Functions of the Objective-C runtime that read or change classes.
    private static let runtimeFunctions: Set = [
        "class_addMethod", "class_replaceMethod", "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
        "method_setImplementation", "method_getImplementation", "class_getMethodImplementation", "imp_implementationWithBlock",
        "objc_allocateClassPair", "objc_registerClassPair", "object_setClass", "class_copyIvarList", "class_copyPropertyList",
        "class_copyMethodList", "class_addProtocol", "objc_getClassList", "objc_copyClassList",
    ]

    /// Methods of key-value coding and observing, with their labels.
    private static let keyedMethods = [
        "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "setValuesForKeys(_:)",
        "dictionaryWithValues(forKeys:)", "mutableArrayValue(forKey:)", "mutableArrayValue(forKeyPath:)", "mutableSetValue(forKey:)",
    ]
    private static let observingMethods = [
        "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)", "removeObserver(_:forKeyPath:context:)",
        "willChangeValue(forKey:)", "didChangeValue(forKey:)",
    ]
    /// Words in the names of objects that have values by key here too, such as layers.
    private static let keyedObjects = ["layer", "animation", "transition", "dictionary", "emitter"]

    /// Reports calls that need the Objective-C runtime itself.
    func reportRuntimeCall(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName, Self.runtimeFunctions.contains(name.text) {
            return report(
                name, "runtime function", "\(name.text) changes or reads classes of the Objective-C runtime",
                instead: "override the method in a subclass, or write the call at each caller")
        }
        let access = callee.as(MemberAccessExprSyntax.self)
        guard let name = (access?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName else { return }
        let fullName = name.text + "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
        let isKeyPath = node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        // Operations notify their queues of changes, on Linux too.
        let isOperation = scopes.last?.part.inherited.contains { $0.hasSuffix("Operation") } == true
        if fullName.hasSuffix("ChangeValue(forKey:)"), isOperation { return }
        if Self.observingMethods.contains(fullName) || (isKeyPath && name.text == "observe" && node.arguments.count < 4) {
            return reportObserving(name, unlessDeclared: name.text == "observe" ? "observe" : fullName)
        }
        if isKeyPath, access != nil, fullName == "publisher(for:)" || fullName == "publisher(for:options:)" {
            return reportObserving(name, unlessDeclared: fullName)
        }
        guard Self.keyedMethods.contains(fullName), !Self.isKeyed(access?.base) else { return }
        report(
            name, "key-value coding", "\(fullName) finds a property by its name with the Objective-C runtime",
            instead: "use the property itself, or a key path", unlessDeclared: fullName)
    }

    /// Reports `override func observeValue(forKeyPath:of:change:context:)`.
    func reportObserver(_ node: FunctionDeclSyntax) {
        guard node.name.text == "observeValue", node.modifiers.contains("override"),
            node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
        else { return }
        reportObserving(node.name, unlessDeclared: nil)
    }

    private func reportObserving(_ name: TokenSyntax, unlessDeclared fullName: String?) {
        report(
            name, "key-value observing", "properties do not notify observers of their changes",
            instead: "use didSet, a delegate method or a notification", unlessDeclared: fullName)
    }

    /// Whether the name of an object suggests that the object has values by key here too.
    private static func isKeyed(_ base: ExprSyntax?) -> Bool {
        guard let text = base?.plainText.lowercased() else { return false }
        let name = OptionalCall.lastName(of: text)
        return keyedObjects.contains { name.hasSuffix($0) } || text.hasPrefix("catransaction")
    }

    /// Writes `type(of: object).description()`, a class method of `NSObject`, as a function of the class's name.
    ///
    /// `type(of:)` of an `AnyObject` has no members here. The line grows.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard !conditions.isInactive, evaluator.isUserInterface, node.arguments.isEmpty, node.trailingClosure == nil,
            let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "description",
            let base = access.base, let end = Self.metatypeEnd(base)
        else { return }
        let edits = [Edit(base.startByte, base.startByte, "ClassTables.name("), Edit(base.endByte, node.endByte, end)]
        summary.guardedEdits.append(.init(edits: edits, construct: "description()", unlessDeclared: "description()"))
    }

    /// Returns the text after an expression that makes it a metatype as an argument; `nil` if it may be none.
    private static func metatypeEnd(_ base: ExprSyntax) -> String? {
        if let call = base.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.plainText == "type" && call.arguments.first?.label?.text == "of" ? ")" : nil
        }
        if let access = base.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" { return ")" }
        let name = MentionCollector.chain(Syntax(base))?.split(separator: ".").last
        return name?.first?.isUppercase == true ? ".self)" : nil
    }

    /// Writes `NSClassFromString(_:)` and `NSStringFromClass(_:)` as functions that know the names in `@objc(Name)`.
    func rewriteClassLookup(_ node: FunctionCallExprSyntax) {
        guard evaluator.isUserInterface, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            node.arguments.count == 1, node.arguments.first?.label == nil
        else { return }
        if name.text == "NSClassFromString" { edit(name, "ClassTables.named", construct: name.text) }
        if name.text == "NSStringFromClass" { edit(name, "ClassTables.name", construct: name.text) }
    }
}
