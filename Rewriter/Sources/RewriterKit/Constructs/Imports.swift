import SwiftSyntax

extension FileScanner {
    /// The modules whose import makes a module user interface code.
    static let interfaceModules: Set = [
        "UIKit", "QuartzCore", "MapKit", "Caret", "CaretMaps", "CaretPictures", "CaretTesting",
        "AuthenticationServices", "ContactsUI", "LinkPresentation", "MessageUI", "PhotosUI", "PlaygroundSupport", "QuickLook",
        "SafariServices", "CaretAuthenticationServices", "CaretContactsUI", "CaretMessageUI", "CaretPhotosUI", "CaretQuickLook",
        "CaretSafariServices", "CaretStoreKit", "CaretUserNotifications",
    ]

    /// The modules that have another name on Linux. Each replacement is at most as long as the module's own name,
    /// apart from `ObjectiveC`, whose functions UIKit declares.
    private static let replacements = ["Darwin": "Glibc", "ObjectiveC": "UIKit"]

    /// Apple's modules with submodules. Modules of C code may have submodules on Linux too.
    private static let withoutSubmodules: Set = [
        "UIKit", "Combine", "os", "Darwin", "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC", "MapKit", "CoreLocation", "Dispatch",
        "CoreFoundation",
        "ImageIO", "Accessibility", "UniformTypeIdentifiers", "XCTest",
    ]

    /// Writes the module's name on Linux before a name that it qualifies, as in `Darwin.sqrt(2)`.
    func rewriteQualifier(_ base: some SyntaxProtocol) {
        guard let token = base.firstToken(viewMode: .sourceAccurate), token == base.lastToken(viewMode: .sourceAccurate),
            let name = Self.replacements[token.text], token.text == "Darwin" || evaluator.isUserInterface
        else { return }
        edit(token, name, construct: "import")
    }

    /// Reads an import, and writes the module that has the names on Linux.
    ///
    /// Submodules such as `UIKit.UIGestureRecognizerSubclass` and `os.log` do not exist; their module has the names.
    func readImport(_ node: ImportDeclSyntax) {
        guard !conditions.isInactive else { return }
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        let isInterface = evaluator.isUserInterface
        let name = module == "ObjectiveC" && !isInterface ? nil : Self.replacements[module]
        if !summary.imports.contains(name ?? module) { summary.imports.append(name ?? module) }
        if module == "ObjectiveC", !isInterface { return edit(node, construct: "import") }
        let prefix = (node.attributes.map(\.plainText) + node.modifiers.map(\.plainText)).map { $0 + " " }.joined()
        summary.importDeclarations.append(
            .init(module: name ?? module, text: "\(prefix)import \(name ?? module)", conditions: conditions.texts))
        let isScoped = node.importKindSpecifier != nil
        let hasSubmodule = path.count > 1 && !isScoped && Self.withoutSubmodules.contains(module)
        if isScoped, let name, let kind = node.importKindSpecifier {
            // `import func Darwin.fabs` imports the whole module instead.
            edit(kind.startByte, node.path.endByte, name, construct: "import")
        } else if name != nil || hasSubmodule {
            edit(node.path.startByte, node.path.endByte, name ?? module, construct: "import")
        }
    }
}
