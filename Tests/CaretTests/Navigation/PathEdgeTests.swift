import Caret
import CaretTesting
import Observation
import Testing

/// Paths that change where the delegate of the navigation controller notices nothing.
@MainActor @Suite(.app) struct PathEdgeTests {
    @MainActor @Observable final class Route {
        var path: [Int] = []
        var title = "a"
    }

    private let route = Route()
    private let navigation = UINavigationController(rootViewController: UIViewController())

    @discardableResult private func follow(
        _ make: @escaping @MainActor (UIViewController, Int) -> Void = { _, _ in }
    ) -> Subscription {
        navigation.follow(route, \.path) { _, number in
            let screen = UIViewController()
            screen.title = "\(number)"
            make(screen, number)
            return screen
        }
    }

    private var titles: [String] { navigation.viewControllers.dropFirst().map { $0.title ?? "" } }

    @Test func aHiddenStackIsAdopted() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        follow()
        let app = try await TestApp.launch(showing: { tabs })
        route.path = [1, 2, 3]
        try await app.settle()
        tabs.selectedIndex = 1
        try await app.settle()
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(route.path == [1, 2])
        route.path = [1, 4]
        try await app.settle()
        #expect(titles == ["1", "4"])
        tabs.selectedIndex = 0
        try await app.settle()
        #expect(titles == ["1", "4"] && route.path == [1, 4])
    }

    @Test func aStackThatIsNotLoadedIsAdopted() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        route.path = [1, 2]
        follow()
        #expect(titles == ["1", "2"] && !navigation.isViewLoaded)
        navigation.popViewController(animated: false)
        try await app.settle()
        #expect(route.path == [1])
    }

    @Test func elementsInTheMiddleMayLeaveTheStack() async throws {
        follow()
        let app = try await TestApp.launch(showing: { navigation })
        route.path = [1, 2, 3]
        try await app.settle()
        navigation.viewControllers.remove(at: 2)
        try await app.settle()
        #expect(route.path == [1, 3] && titles == ["1", "3"])
        navigation.viewControllers.swapAt(1, 2)
        try await app.settle()
        #expect(route.path == [3, 1])
    }

    @Test func aScreenMayRedirectThePath() async throws {
        follow { [route] _, number in if number == 1 { route.path = [2] } }
        let app = try await TestApp.launch(showing: { navigation })
        route.path = [1]
        try await app.settle()
        #expect(route.path == [2] && titles == ["2"] && app.diagnostics.isEmpty)
    }

    @Test func screensThatChangeThePathForeverEndWithADiagnostic() async throws {
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        // Without animations, all changes happen in one frame.
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let line = #line + 1
        navigation.follow(route, \.path) { [route] _, number in
            route.path = [number + 1]
            return UIViewController()
        }
        route.path = [1]
        await app.advance(frames: 400)
        let report = try #require(app.diagnostics.first { $0.code == "observation.loop" })
        #expect(report.message.contains("PathEdgeTests.swift:\(line)"))
        let path = route.path
        await app.advance(frames: 50)
        #expect(route.path == path)
    }

    @Test func readsOfAScreensClosureAreNotObserved() async throws {
        var made = 0
        follow { [route] screen, _ in
            screen.title = route.title
            made += 1
        }
        let app = try await TestApp.launch(showing: { navigation })
        route.path = [1]
        try await app.settle()
        route.title = "b"
        try await app.settle()
        #expect(made == 1 && titles == ["a"])
    }

    @Test func aCancelledSubscriptionChangesNothing() async throws {
        let subscription = follow()
        let app = try await TestApp.launch(showing: { navigation })
        route.path = [1, 2]
        try await app.settle()
        navigation.popViewController(animated: true)
        route.path = [1, 2, 3]
        subscription.cancel()
        try await app.settle()
        #expect(titles == ["1"] && route.path == [1, 2, 3])
    }

    @Test func changesDuringATransitionAreShownAtItsEnd() async throws {
        follow()
        let app = try await TestApp.launch(showing: { navigation })
        route.path = [1]
        await app.advance(frames: 4)
        #expect(navigation.transitionCoordinator != nil)
        route.path = [2]
        await app.advance(frames: 2)
        route.path = [3, 4]
        await app.advance(frames: 2)
        #expect(titles == ["1"])
        try await app.settle()
        #expect(titles == ["3", "4"] && route.path == [3, 4])
    }
}
