import SwiftSyntax

extension FileScanner {
    /// Reads a `#Preview`, whose macro is a part of Xcode. Returns whether the statement is one that is left out.
    ///
    /// A preview of SwiftUI has no effect on the program. It is left out and reported.
    func readPreview(_ item: Syntax) -> Bool {
        guard evaluator.isUserInterface, !conditions.isInactive, scopes.isEmpty, bodyDepth == 0 else { return false }
        let declaration = item.as(MacroExpansionDeclSyntax.self)
        let expression = item.as(MacroExpansionExprSyntax.self)
        guard let name = declaration?.macroName ?? expression?.macroName, name.text == "Preview",
            let pound = declaration?.pound ?? expression?.pound
        else { return false }
        guard !importsSwiftUI else {
            report(item, "#Preview", "previews of SwiftUI are not drawn", instead: "preview the view controller that shows the view")
            edit(item, construct: "#Preview")
            return true
        }
        summary.previews.append(
            PreviewSite(start: pound.startByte, nameEnd: name.endByte, end: item.endByte, conditions: conditions.texts))
        return false
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
