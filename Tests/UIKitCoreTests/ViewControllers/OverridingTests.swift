import CaretTesting
import Testing

@testable import UIKitCore

/// Overridden members of controllers that the toolkit calls.
@MainActor @Suite(.app) struct OverridingTests {
    final class Stubborn: UIViewController {
        override var isModalInPresentation: Bool {
            get { true }
            set { super.isModalInPresentation = newValue }
        }
        override var modalPresentationStyle: UIModalPresentationStyle {
            get { .formSheet }
            set { super.modalPresentationStyle = newValue }
        }
        override var modalTransitionStyle: UIModalTransitionStyle {
            get { .crossDissolve }
            set { super.modalTransitionStyle = newValue }
        }
        override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { .dark }
            set { super.overrideUserInterfaceStyle = newValue }
        }
        override var additionalSafeAreaInsets: UIEdgeInsets {
            get { UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0) }
            set { super.additionalSafeAreaInsets = newValue }
        }
    }

    final class Mocked: UIViewController {
        let navigation = UINavigationController()
        override var navigationController: UINavigationController? { navigation }
        override var presentedViewController: UIViewController? { navigation }
        override var isBeingDismissed: Bool { true }
        override var isMovingFromParent: Bool { true }
    }

    @Test func overriddenMembersCount() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let sheet = Stubborn()
        root.present(sheet, animated: true)
        try await app.settle()
        #expect(sheet.presentationController is UISheetPresentationController)
        #expect(sheet.preventsDismissal)
        #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
        #expect(sheet.view.safeAreaInsets.top >= 30)
        _ = sheet.accessibilityPerformEscape()
        try await app.settle()
        #expect(root.presentedViewController === sheet)
        let mocked = Mocked()
        #expect(mocked.navigationController === mocked.navigation && mocked.presentedViewController === mocked.navigation)
        #expect(mocked.isBeingDismissed && mocked.isMovingFromParent)
    }
}
