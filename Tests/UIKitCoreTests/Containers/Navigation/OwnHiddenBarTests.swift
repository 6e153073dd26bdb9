import CaretTesting
import Testing

@testable import UIKitCore

/// Bars of a navigation controller that the app hides by `isHidden`.
@MainActor @Suite(.app) struct OwnHiddenBarTests {
    private func launched() async throws -> (app: TestApp, navigation: UINavigationController, root: UIViewController) {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation, root)
    }

    @Test func aHiddenBarStaysHiddenAndTakesNoSpace() async throws {
        let (app, navigation, root) = try await launched()
        #expect(root.view.safeAreaInsets.top == 44)
        navigation.navigationBar.isHidden = true
        try await app.settle()
        #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden && root.view.safeAreaInsets.top == 0)
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        try await app.settle()
        #expect(navigation.navigationBar.isHidden && next.view.safeAreaInsets.top == 0)
        navigation.setToolbarHidden(true, animated: true)
        try await app.settle()
        #expect(navigation.navigationBar.isHidden)
        navigation.navigationBar.isHidden = false
        try await app.settle()
        #expect(!navigation.navigationBar.isHidden && next.view.safeAreaInsets.top == 44)
    }

    @Test(arguments: [true, false]) func theControllerShowsItsBarAgain(animated: Bool) async throws {
        let (app, navigation, root) = try await launched()
        navigation.setNavigationBarHidden(true, animated: animated)
        try await app.settle()
        #expect(navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 0)
        navigation.setNavigationBarHidden(false, animated: animated)
        try await app.settle()
        #expect(!navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == 44)
    }

    @Test func aHiddenToolbarStaysHiddenAndTakesNoSpace() async throws {
        let (app, navigation, root) = try await launched()
        #expect(root.view.safeAreaInsets.bottom == 44)
        navigation.toolbar.isHidden = true
        try await app.settle()
        navigation.view.setNeedsLayout()
        try await app.settle()
        #expect(navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 0)
        navigation.toolbar.isHidden = false
        try await app.settle()
        #expect(!navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 44)
    }

    @Test(arguments: [true, false]) func theControllerShowsItsToolbarAgain(animated: Bool) async throws {
        let (app, navigation, root) = try await launched()
        for isHidden in [true, false] {
            navigation.setToolbarHidden(isHidden, animated: animated)
            try await app.settle()
            #expect(navigation.toolbar.isHidden == isHidden && root.view.safeAreaInsets.bottom == (isHidden ? 0 : 44))
        }
    }
}
