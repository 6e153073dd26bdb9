import Caret
import CaretTesting
import Observation
import Testing

/// Life-cycle events of controllers, and screens that follow a model.
@MainActor @Suite(.app) struct LifecycleTests {
    @MainActor @Observable final class Route {
        var path: [Int] = []
        var edited: String?
    }

    @Test func aControllersLifeIsEventsInOrder() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        let screen = UIViewController()
        var log: [String] = []
        screen.on(.didLoad) { log.append("load") }
        screen.on(.willAppear) { log.append("will \($0)") }
        screen.on(.isAppearing) { _ in log.append("is") }
        screen.on(.didAppear) { _ in log.append("did") }
        screen.on(.willDisappear) { _ in log.append("leaving") }
        screen.on(.didDisappear) { _ in log.append("left") }
        navigation.pushViewController(screen, animated: true)
        try await app.settle()
        #expect(log == ["load", "will true", "is", "did"])
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(log.suffix(2) == ["leaving", "left"])
    }

    @Test func aPathIsBoundBothWays() async throws {
        let route = Route()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.follow(route, \.path) { _, number in
            let screen = UIViewController()
            screen.title = "\(number)"
            return screen
        }
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        route.path = [1, 2]
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == [nil, "1", "2"])
        let first = navigation.viewControllers[1]
        route.path = [1, 3]
        try await app.settle()
        #expect(navigation.viewControllers.map(\.title) == [nil, "1", "3"] && navigation.viewControllers[1] === first)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(route.path == [1])
        navigation.popToRootViewController(animated: false)
        try await app.settle()
        #expect(route.path.isEmpty)
    }

    @Test func anItemIsPresentedWhileItIsSet() async throws {
        let route = Route()
        let list = UIViewController()
        let app = try await TestApp.launch(showing: { list })
        list.present(route, \.edited) { _, name in
            let screen = UIViewController()
            screen.title = name
            return screen
        }
        route.edited = "a"
        try await app.settle()
        #expect(list.presentedViewController?.title == "a")
        route.edited = "b"
        try await app.settle()
        #expect(list.presentedViewController?.title == "b")
        list.dismiss(animated: true)
        try await app.settle()
        #expect(route.edited == nil && list.presentedViewController == nil)
    }
}
