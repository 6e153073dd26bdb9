import CaretTesting
import Testing

@testable import UIKitCore

/// The bar at the lower edge of a navigation controller.
@MainActor @Suite(.app) struct ToolbarTests {
    @Test func itemsShareTheRoomAsSpacesSay() async throws {
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

    @Test func eachScreenBringsItsItems() async throws {
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
}
