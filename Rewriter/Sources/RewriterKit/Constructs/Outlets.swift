import SwiftSyntax

extension FileScanner {
    /// Rewrites `@IBOutlet`.
    ///
    /// The attribute is blanked, and a table with the property's key path connects it (see ``ClassTableWriter``). Code
    /// at the end of the file may be unable to name a private nested class or a generic one. There, the property
    /// wrappers `@Outlet` and `@WeakOutlet` are found through reflection (see ``OutletWriter``).
    func rewriteOutlet(_ node: VariableDeclSyntax, _ members: [Member]) {
        guard let attribute = node.attributes.flattened(evaluator).first(where: { $0.attributeName.plainText == "IBOutlet" }),
            let scope = memberScope
        else { return }
        if scope.isReachable || scope.isExtension { return edit(attribute, construct: "@IBOutlet") }
        guard !conditions.isInactive else { return }
        let blank = Edit(attribute.startByte, attribute.endByte)
        scopes[scopes.count - 1].part.outlets.append(OutletSite(attribute: blank, wrapper: wrapper(node, attribute)))
    }

    private func wrapper(_ node: VariableDeclSyntax, _ attribute: AttributeSyntax) -> [Edit] {
        guard let reference = node.modifiers.first("weak") ?? node.modifiers.first("unowned") else {
            return [Edit(attribute.startByte, attribute.endByte, "@Outlet")]
        }
        // The longer name uses the columns of `weak`, if nothing but modifiers is between the two.
        let modifiers = node.modifiers.prefix { $0 != reference }.map(\.plainText)
        let isAdjacent =
            node.attributes.last?.endByte == attribute.endByte && !contains(newline: attribute.endByte, reference.startByte, node)
        guard isAdjacent else {
            return [
                Edit(attribute.startByte, attribute.endByte, "@WeakOutlet"), Edit(reference.startByte, reference.endByte),
            ]
        }
        return [Edit(attribute.startByte, reference.endByte, (["@WeakOutlet"] + modifiers).joined(separator: " "))]
    }

    /// Whether a line ends between two bytes of a declaration.
    private func contains(newline start: Int, _ end: Int, _ node: VariableDeclSyntax) -> Bool {
        let bytes = Array(node.plainText.utf8)
        return bytes[(start - node.startByte)..<(end - node.startByte)].contains(10)
    }
}
