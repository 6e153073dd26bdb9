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
        guard let reference = node.modifiers.first("weak") ?? node.modifiers.first("unowned") else {
            return edit(attribute, "@Outlet", construct: "@IBOutlet")
        }
        // The longer name uses the columns of `weak`, if nothing but modifiers is between the two.
        let modifiers = node.modifiers.prefix { $0 != reference }.map(\.trimmedDescription)
        let isAdjacent = node.attributes.last?.endByte == attribute.endByte && !contains(newline: attribute.endByte, reference.startByte, node)
        guard isAdjacent else {
            edit(attribute, "@WeakOutlet", construct: "@IBOutlet")
            return edit(reference)
        }
        let text = (["@WeakOutlet"] + modifiers).joined(separator: " ")
        edit(attribute.startByte, reference.endByte, text, construct: "@IBOutlet")
    }

    /// Whether a line ends between two bytes of a declaration.
    private func contains(newline start: Int, _ end: Int, _ node: VariableDeclSyntax) -> Bool {
        let bytes = Array(node.trimmedDescription.utf8)
        return bytes[(start - node.startByte)..<(end - node.startByte)].contains(10)
    }
}
