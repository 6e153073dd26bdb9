/// The rule for the second module folder of the SDK.
///
/// The first folder has UIKit and what UIKit needs, and all targets see it. The second one has the modules beside
/// UIKit, such as CoreLocation. Packages for servers and tools ask with `canImport` for modules of these names, and
/// would take another branch if one appeared. Only targets that need the second folder therefore see it. They have UI
/// code, import one of its modules outside of `#if`, or import a target that sees it. Without the modules, such a
/// target could not be compiled.
package struct ModuleVisibility: Sendable {
    /// The modules whose import makes a target one with UI code.
    package static let userInterface: Set<String> = [
        "UIKit", "QuartzCore", "MapKit", "Caret", "CaretMaps", "CaretPictures", "CaretTesting",
        "AuthenticationServices", "ContactsUI", "LinkPresentation", "MessageUI", "PhotosUI", "PlaygroundSupport", "QuickLook",
        "SafariServices", "CaretAuthenticationServices", "CaretContactsUI", "CaretMessageUI", "CaretPhotosUI", "CaretQuickLook",
        "CaretSafariServices", "CaretStoreKit", "CaretUserNotifications",
    ]

    /// The modules in the second folder.
    package var besideUIKit: Set<String>
    /// The decisions of the app's author, by the name of the module.
    package var overrides: [String: Bool]
    /// The targets that are known to see the folder.
    package var seeing: Set<String>

    package init(besideUIKit: Set<String>, overrides: [String: Bool] = [:], seeing: Set<String> = []) {
        self.besideUIKit = besideUIKit
        self.overrides = overrides
        self.seeing = seeing
    }

    /// Returns whether a target has UI code.
    package static func isUserInterface(_ imports: Set<ImportScanner.Import>) -> Bool {
        imports.contains { userInterface.contains($0.module) }
    }

    /// Returns whether the sources of a test see UIKit without an import of their own. On iOS, the module XCTest
    /// imports UIKit; here it does so for tests of targets with UI code.
    package static func importsUIKitByXCTest(_ imports: Set<ImportScanner.Import>, userInterfaceTargets: Set<String>) -> Bool {
        let modules = Set(imports.map(\.module))
        return modules.contains("XCTest") && (isUserInterface(imports) || !modules.isDisjoint(with: userInterfaceTargets))
    }

    /// Returns whether a target sees the second folder.
    ///
    /// - Parameter isUserInterface: Whether the rewriter found UI code, under conditions that hold on iOS.
    package func seesSecondFolder(module: String, imports: Set<ImportScanner.Import>, isUserInterface: Bool = false) -> Bool {
        if let decision = overrides[module] { return decision }
        return isUserInterface || Self.isUserInterface(imports)
            || imports.contains { seeing.contains($0.module) || !$0.isConditional && besideUIKit.contains($0.module) }
    }
}
