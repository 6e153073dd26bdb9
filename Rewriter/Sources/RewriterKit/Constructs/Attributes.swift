import SwiftSyntax

extension FileScanner {
    /// The attributes that have no meaning without Objective-C, and are blanked.
    private static let blanked: Set = ["objc", "objcMembers", "nonobjc"]

    func rewriteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.plainText
        if Self.blanked.contains(name) { return edit(node, construct: "@\(name)") }
        switch name {
        case "UIApplicationMain", "NSApplicationMain":
            summary.hasEntryPoint = true
            edit(node, "@main", construct: "@\(name)")
        case "main": summary.hasEntryPoint = true
        case "IBDesignable", "IBInspectable", "IBSegueAction", "GKInspectable": edit(node, construct: "@\(name)")
        case "IBAction": edit(node, construct: "@IBAction")
        case "NSManaged":
            report(
                node, "@NSManaged", "Core Data makes the property's accessors at run time with Objective-C",
                instead: "declare a stored property")
        default: break
        }
    }

    /// Rewrites `#selector` and `#keyPath`. Returns whether the expression is one of these.
    func rewriteMacro(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        switch node.macroName.text {
        case "selector": readSelector(node)
        case "keyPath": rewriteKeyPath(node)
        default: return false
        }
        return true
    }

    /// Writes a key path as the string that it stands for: `#keyPath(Person.name.count)` is `"name.count"`.
    private func rewriteKeyPath(_ node: some FreestandingMacroExpansionSyntax) {
        var names: [String] = []
        var current = node.arguments.first?.expression
        while let expression = current {
            if let access = expression.as(MemberAccessExprSyntax.self) {
                names.append(access.declName.baseName.identifierText)
                current = access.base
            } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
                names.append(reference.baseName.identifierText)
                current = nil
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                current = chain.expression
            } else {
                current = expression.as(ForceUnwrapExprSyntax.self)?.expression
            }
        }
        names.reverse()
        // The names of types and `self` are no parts of the string.
        while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true { names.removeFirst() }
        guard !names.isEmpty else {
            return report(node, "#keyPath", "the expression is not a property", instead: "write the names as a string")
        }
        edit(node, "\"\(names.joined(separator: "."))\"", construct: "#keyPath")
    }
}
