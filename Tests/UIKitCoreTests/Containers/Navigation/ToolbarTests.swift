import CaretTesting
import Testing

@testable import UIKitCore

/// The toolbar of a navigation controller.
@MainActor @Suite(.app) struct ToolbarTests {
    @Test func spacesDistributeTheItems() async throws {
        let root = UIViewController()
        root.toolbarItems = [
            UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Middle"), .flexibleSpace(),
            UIBarButtonItem(title: "Right"),
        ]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(try app.find("Left").frame.minX == 16)
        #expect(try abs(app.find("Right").frame.maxX - 374) <= 1)
        #expect(root.view.safeAreaInsets.bottom == 44)
        navigation.setToolbarHidden(true, animated: true)
        try await app.settle()
        #expect(root.view.safeAreaInsets.bottom == 0 && !app.exists("Left"))
    }

    @Test func eachScreenShowsItsItems() async throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.toolbarItems = [UIBarButtonItem(title: "One")]
        second.toolbarItems = [UIBarButtonItem(title: "Two")]
        let navigation = UINavigationController(rootViewController: first)
        navigation.isToolbarHidden = false
        let app = try await TestApp.launch(showing: { navigation })
        navigation.pushViewController(second, animated: true)
        try await app.settle()
        #expect(app.exists("Two") && !app.exists("One"))
        second.setToolbarItems([UIBarButtonItem(title: "Three")], animated: false)
        try await app.settle()
        #expect(app.exists("Three") && !app.exists("Two"))
    }

    @Test func aTapOnContentHidesTheBars() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.hidesBarsOnTap = true
        let app = try await TestApp.launch(showing: { navigation })
        await app.tap(at: CGPoint(x: 200, y: 400))
        try await app.settle()
        #expect(navigation.isNavigationBarHidden)
        await app.tap(at: CGPoint(x: 200, y: 400))
        try await app.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aKeyboardHidesTheBarsUntilATapOnContent() async throws {
        let (root, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40)))
        root.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        navigation.hidesBarsWhenKeyboardAppears = true
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        await app.tap(at: CGPoint(x: 100, y: 220))
        try await app.settle()
        #expect(field.isFirstResponder && navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        field.resignFirstResponder()
        try await app.settle()
        #expect(navigation.isNavigationBarHidden, "They stay away.")
        await app.tap(at: CGPoint(x: 100, y: 400))
        try await app.settle()
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        navigation.hidesBarsWhenKeyboardAppears = false
        field.becomeFirstResponder()
        try await app.settle()
        #expect(!navigation.isNavigationBarHidden && !navigation.barHideOnTapGestureRecognizer.isEnabled)
    }

    @Test func aCompactHeightHidesTheBarsUntilATap() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        navigation.hidesBarsWhenVerticallyCompact = true
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        await app.tap(at: CGPoint(x: 400, y: 200))
        try await app.settle()
        #expect(navigation.isNavigationBarHidden)
        await app.tap(at: CGPoint(x: 400, y: 10))
        try await app.settle()
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        await app.turn(to: .portrait)
        try await app.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aHiddenToolbarStaysHidden() async throws {
        let root = UIViewController()
        root.toolbarItems = [UIBarButtonItem(title: "One")]
        let navigation = UINavigationController(rootViewController: root)
        navigation.hidesBarsOnTap = true
        let app = try await TestApp.launch(showing: { navigation })
        for _ in 0..<2 {
            await app.tap(at: CGPoint(x: 200, y: 400))
            try await app.settle()
        }
        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }
}
