import SwiftSyntax

extension FileScanner {
    /// The attributes that have no meaning without Objective-C, and are blanked.
    private static let blanked: Set = ["objc", "objcMembers", "nonobjc"]

    func rewriteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
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
        case "_dynamicReplacement": break
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
        guard let text = node.arguments.first?.expression.trimmedDescription else { return }
        var names = text.split(separator: ".").map { $0.trimmingPrefix("`").description.trimmingSpaces }
        while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true { names.removeFirst() }
        let path = names.map { String($0.filter { $0 != "?" && $0 != "!" && $0 != "`" }) }.joined(separator: ".")
        edit(node, "\"\(path)\"", construct: "#keyPath")
    }
}
