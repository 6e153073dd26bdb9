import Caret
import CaretTesting
import Observation
import Testing

/// Screens that follow a model, while the app moves other screens.
@MainActor @Suite(.app) struct RouteEdgeTests {
    @MainActor @Observable final class Route {
        var path: [Int] = []
        var edited: String?
    }

    private let route = Route()

    private func launchList() async throws -> (app: TestApp, list: UIViewController, screen: UIViewController, child: UIViewController) {
        let list = UIViewController()
        list.present(route, \.edited) { _, _ in UIViewController() }
        let app = try await TestApp.launch(showing: { list })
        route.edited = "a"
        try await app.settle()
        let screen = try #require(list.presentedViewController)
        let child = UIViewController()
        child.modalPresentationStyle = .fullScreen
        screen.present(child, animated: true)
        try await app.settle()
        #expect(screen.presentedViewController === child)
        return (app, list, screen, child)
    }

    @Test func aScreenIsPoppedWithItsPresentation() async throws {
        let (app, list, _, _) = try await launchList()
        route.edited = nil
        try await app.settle()
        #expect(list.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    @Test func aCoveredScreenThatIsRemovedEndsItsItem() async throws {
        let (app, list, _, _) = try await launchList()
        list.dismiss(animated: true)
        try await app.settle()
        #expect(list.presentedViewController == nil && route.edited == nil)
        route.edited = "b"
        try await app.settle()
        #expect(list.presentedViewController != nil)
    }

    @Test func onlyTheTopScreenIsPopped() async throws {
        let (app, list, screen, _) = try await launchList()
        screen.dismiss(animated: true)
        try await app.settle()
        #expect(list.presentedViewController === screen && route.edited == "a")
    }

    @Test func aPathContinuesAboveANewRoot() async throws {
        let navigation = UINavigationController()
        weak var weakRoot: UIViewController?
        do {
            let root = UIViewController()
            weakRoot = root
            navigation.viewControllers = [root]
        }
        navigation.follow(route, \.path) { _, number in
            let screen = UIViewController()
            screen.title = "\(number)"
            return screen
        }
        let app = try await TestApp.launch(showing: { navigation })
        let root = UIViewController()
        root.title = "new"
        navigation.setViewControllers([root], animated: false)
        try await app.settle()
        route.path = [1]
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["new", "1"] && weakRoot == nil)
        route.path = []
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == ["new"])
    }
}
