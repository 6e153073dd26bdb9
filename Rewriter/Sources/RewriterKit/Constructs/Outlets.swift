import SwiftSyntax

extension FileScanner {
    /// Rewrites `@IBOutlet`.
    ///
    /// The attribute is blanked, and a table with the property's key path connects it (see ``ClassTableWriter``). Code
    /// at the end of the file cannot name a private nested class or a generic one. There, the property wrappers
    /// `@Outlet` and `@WeakOutlet` are found through reflection.
    func rewriteOutlet(_ node: VariableDeclSyntax, _ members: [Member]) {
        guard let attribute = node.attributes.attribute("IBOutlet"), let scope = memberScope else { return }
        if scope.isReachable || scope.isExtension { return edit(attribute, construct: "@IBOutlet") }
        let reference = node.modifiers.first("weak") ?? node.modifiers.first("unowned")
        guard let reference else { return edit(attribute, "@Outlet", construct: "@IBOutlet") }
        if attribute.endByte + 1 == reference.startByte {
            return edit(attribute.startByte, reference.endByte, "@WeakOutlet", construct: "@IBOutlet")
        }
        edit(attribute, "@WeakOutlet", construct: "@IBOutlet")
        edit(reference)
    }
}
