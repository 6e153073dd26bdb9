import SwiftSyntax

extension FileScanner {
    /// Reads a `#Preview`, whose macro is a part of Xcode. Previews of SwiftUI are no longer there.
    func readPreview(_ item: Syntax) {
        guard evaluator.isUserInterface, !conditions.isInactive, scopes.isEmpty, bodyDepth == 0 else { return }
        let declaration = item.as(MacroExpansionDeclSyntax.self)
        let expression = item.as(MacroExpansionExprSyntax.self)
        guard let name = declaration?.macroName ?? expression?.macroName, name.text == "Preview",
            let pound = declaration?.pound ?? expression?.pound
        else { return }
        summary.previews.append(
            PreviewSite(start: pound.startByte, nameEnd: name.endByte, end: item.endByte, conditions: conditions.texts))
    }
}

/// A `#Preview`.
struct PreviewSite: Codable, Sendable {
    /// The byte of the number sign.
    var start: Int
    /// The byte after the macro's name.
    var nameEnd: Int
    /// The byte after the preview.
    var end: Int
    var conditions: [String]
}
