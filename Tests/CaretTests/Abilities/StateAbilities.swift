import Caret
import CaretTesting
import Observation
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern models and screens that follow them.
@MainActor @Suite(.app) struct StateAbilities {
    @MainActor @Observable fileprivate final class Route {
        var path: [String] = []
        var edited: String?
        var unread = 0
    }

    fileprivate final class Badge: UIView {
        var route: Route?
        private(set) var passes = 0

        override func updateProperties() {
            super.updateProperties()
            passes += 1
            isHidden = route?.unread == 0
        }
    }

    private let route = Route()

    @Test func `A29 views and screens follow what they read, once per frame`() async throws {
        let (badge, screen) = (Badge(), UIViewController())
        badge.route = route
        let app = try await AbilityScreen.launch(badge, in: screen)
        screen.observe(screen) { [route] screen in screen.title = "\(route.unread)" }
        let passes = badge.passes
        for _ in 0..<10 { route.unread += 1 }
        await app.advance(frames: 2)
        #expect(badge.passes == passes + 1 && !badge.isHidden && screen.title == "10")
    }

    @Test func `A30 builders and drawing closures follow what they read`() async throws {
        let table = UITableView()
        let app = try await AbilityScreen.launch(table)
        var draws = 0
        let dot = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40)) { [route] context, rect in
            draws += route.unread >= 0 ? 1 : 0
            context.fill(rect)
        }
        app.mainWindow.addSubview(dot)
        table.sections { [route] in Section { for number in 0..<route.unread { Row(number, .default, "\(number)") } } }
        try await app.settle()
        #expect(draws == 1 && table.numberOfRows(inSection: 0) == 0)
        route.unread = 3
        try await app.settle()
        #expect(draws == 2 && table.numberOfRows(inSection: 0) == 3)
    }

    @Test func `A32 the stack follows a path, and the path follows the user`() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.follow(route, \.path) { _, name in
            let screen = UIViewController()
            screen.title = name
            return screen
        }
        navigation.present(route, \.edited) { _, _ in UIViewController() }
        let app = try await TestApp.launch(showing: { navigation })
        route.path = ["a", "b"]
        try await app.settle()
        #expect(navigation.topViewController?.title == "b")
        navigation.popViewController(animated: true)
        route.edited = "a"
        try await app.settle()
        #expect(route.path == ["a"] && navigation.presentedViewController != nil)
    }

    @Test func `A33 the life of a screen is a stream of events`() async throws {
        let screen = UIViewController()
        var log: [String] = []
        screen.on(.willAppear) { _ in log.append("will") }
        screen.on(.didAppear) { _ in log.append("did") }
        let disappeared = screen.events(.didDisappear)
        let app = try await AbilityScreen.launch(UIView(), in: screen)
        app.mainWindow.rootViewController = UIViewController()
        try await app.settle()
        for await _ in disappeared { break }
        #expect(log == ["will", "did"])
    }
}
