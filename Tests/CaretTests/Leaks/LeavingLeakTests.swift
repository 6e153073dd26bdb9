import Caret
import CaretTesting
import Testing

/// Controllers that are removed together: in a dismissed container, or from the middle of a stack.
@MainActor @Suite(.app) struct LeavingLeakTests {
    private class Screen: UIViewController {
        let button = UIButton(type: .system)
        var count = 0
        required init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
        }
    }
    private final class Other: Screen {}

    private static let line = #line + 5
    private func leaking<Kind: Screen>(_ type: Kind.Type) -> Kind {
        let screen = type.init()
        screen.loadViewIfNeeded()
        // The line that is named: the closure retains the screen that retains the button.
        screen.button.on(.tap) { screen.count += 1 }
        return screen
    }

    private func clean() -> Screen {
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.button.on(.tap, screen) { $0.count += 1 }
        return screen
    }

    private func leaks(_ app: TestApp) async throws -> [String] {
        try await app.settle()
        await app.advance(frames: 6)
        return app.diagnostics.filter { $0.code == "leak.controller" }.map(\.message)
    }

    @Test(arguments: [true, false]) func aScreenInADismissedContainerIsReported(animated: Bool) async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.present(UINavigationController(rootViewController: leaking(Screen.self)), animated: animated)
        try await app.settle()
        root.dismiss(animated: animated)
        let messages = try await leaks(app)
        #expect(messages.count == 1 && messages[0].contains("LeavingLeakTests.swift:\(Self.line)"), "\(messages)")
    }

    @Test func aDismissedControllerIsReported() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.present(leaking(Screen.self), animated: true)
        try await app.settle()
        root.dismiss(animated: true)
        let messages = try await leaks(app)
        #expect(messages.count == 1 && messages[0].hasPrefix("Screen "), "\(messages)")
    }

    @Test func aControllerThatAnotherCoversIsReportedToo() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let first = leaking(Other.self)
        first.modalPresentationStyle = .fullScreen
        root.present(first, animated: false)
        let second = clean()
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: false)
        try await app.settle()
        root.dismiss(animated: true)
        let messages = try await leaks(app)
        #expect(messages.count == 1 && messages[0].hasPrefix("Other "), "\(messages)")
    }

    @Test(arguments: [true, false]) func aLeakOfAScreenInTheMiddleOfAStackIsReported(animated: Bool) async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        for screen in [clean(), leaking(Other.self), clean()] { navigation.pushViewController(screen, animated: false) }
        try await app.settle()
        navigation.popToRootViewController(animated: animated)
        let messages = try await leaks(app)
        #expect(messages.count == 1 && messages[0].hasPrefix("Other "), "\(messages)")
    }

    @Test func freedOrIntentionallyRetainedControllersAreNotReported() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.present(UINavigationController(rootViewController: clean()), animated: true)
        try await app.settle()
        root.dismiss(animated: true)
        try await app.settle()
        let tabs = UITabBarController()
        tabs.viewControllers = [clean(), clean()]
        root.present(tabs, animated: true)
        try await app.settle()
        root.dismiss(animated: true)
        #expect(try await leaks(app) == [])
        // In the second presentation its screens are where they were.
        root.present(tabs, animated: true)
        try await app.settle()
        #expect(app.diagnostics.isEmpty && tabs.viewControllers?.count == 2)
    }
}
