import CaretTesting
import Testing

@testable import UIKitCore

/// The menu of a long press on the back button.
@MainActor @Suite(.app) struct BackMenuTests {
    private func launched(_ titles: [String]) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let screen = UIViewController()
            screen.title = title
            return screen
        }
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation)
    }

    private func hold(_ app: TestApp) async throws {
        let frame = try app.find(.identifier("BackButton")).frame
        await app.hold(at: CGPoint(x: frame.midX, y: frame.midY), for: .seconds(1))
        try await app.settle()
    }

    @Test func aScreenBelowIsChosen() async throws {
        let (app, navigation) = try await launched(["One", "Two", "Three", "Four"])
        try await hold(app)
        // The long press opens the menu and does not pop.
        #expect(navigation.viewControllers.count == 4)
        #expect(try app.find("Two").frame.minY < app.find("One").frame.minY)
        try await app.tap("Two")
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["One", "Two"] && !app.exists(.identifier("Menu")))
    }

    @Test func theAppsMenuAndActionTakePrecedence() async throws {
        let (app, navigation) = try await launched(["One", "Two", "Three"])
        navigation.viewControllers[1].navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Back", menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
        try await app.settle()
        try await hold(app)
        #expect(app.exists("Own") && !app.exists("One"))
        await app.press(.escape)
        try await app.settle()
        navigation.topViewController?.navigationItem.backAction = UIAction(title: "Ask") { _ in }
        try await app.settle()
        try await hold(app)
        #expect(!app.exists(.identifier("Menu")) && navigation.viewControllers.count == 3)
    }
}
