import CaretTesting
import Testing
import UIKit
import UIKitCore

/// The system's bars follow all inputs of the controllers' preferences.
@MainActor @Suite(.app) struct SystemBarTests {
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default
        var hidesIndicator = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesIndicator }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    }

    /// Uses the last of its children.
    private final class Box: UIViewController {
        override var childForStatusBarStyle: UIViewController? { children.last }
        override var childForStatusBarHidden: UIViewController? { children.last }
        override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
    }

    private func launch(_ root: UIViewController) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { root }, on: #require(Device.named("iPhone 16")))
        try await app.settle()
        return app
    }

    private func manager(_ app: TestApp) throws -> UIStatusBarManager { try #require(app.mainWindow.windowScene?.statusBarManager) }

    @Test func `D2 the status bar follows traits that are overridden at run time`() async throws {
        let screen = Screen()
        let app = try await launch(screen)
        #expect(try manager(app).statusBarStyle == .darkContent)
        screen.overrideUserInterfaceStyle = .dark
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
        screen.overrideUserInterfaceStyle = .unspecified
        app.mainWindow.traitOverrides.userInterfaceStyle = .dark
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
    }

    @Test func `D2 the status bar follows the style of the navigation bar`() async throws {
        let navigation = UINavigationController(rootViewController: Screen())
        let app = try await launch(navigation)
        #expect(try manager(app).statusBarStyle == .darkContent)
        navigation.navigationBar.barStyle = .black
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
    }

    @Test func `D2 the status bar and the home indicator follow children that are added and removed`() async throws {
        let box = Box()
        let app = try await launch(box)
        let child = Screen()
        child.style = .lightContent
        box.addChild(child)
        child.didMove(toParent: box)
        try await app.settle()
        #expect(try manager(app).statusBarStyle == .lightContent)
        let other = Screen()
        other.hidesIndicator = true
        box.addChild(other)
        try await app.settle()
        #expect(try manager(app).isStatusBarHidden)
        other.removeFromParent()
        try await app.settle()
        #expect(try !manager(app).isStatusBarHidden && manager(app).statusBarStyle == .lightContent)
    }

    @Test func `D2 the status bar follows a presented controller that captures its appearance`() async throws {
        let screen = Screen()
        let app = try await launch(screen)
        let sheet = Screen()
        sheet.style = .lightContent
        sheet.modalPresentationStyle = .overFullScreen
        sheet.modalPresentationCapturesStatusBarAppearance = false
        screen.present(sheet, animated: false)
        try await app.settle()
        let before = try manager(app).statusBarStyle
        sheet.modalPresentationCapturesStatusBarAppearance = true
        sheet.view.setNeedsLayout()
        try await app.settle()
        #expect(try before == .darkContent && manager(app).statusBarStyle == .lightContent)
    }

    @Test func `D7 a window that extends beyond its screen has the screen's covered edges`() async throws {
        let app = try await launch(Screen())
        let area = app.mainWindow.safeAreaInsets
        #expect(area.top > 40 && area.bottom > 20)
        app.mainWindow.frame = app.mainWindow.frame.insetBy(dx: -20, dy: -60)
        try await app.settle()
        #expect(app.mainWindow.safeAreaInsets == area)
    }
}
