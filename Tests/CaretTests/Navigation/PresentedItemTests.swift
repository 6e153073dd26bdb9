import Caret
import CaretTesting
import Observation
import Testing

/// Screens that are presented while a model has an item for them.
@MainActor @Suite(.app) struct PresentedItemTests {
    @MainActor @Observable final class Route {
        var edited: String?
    }

    private let route = Route()

    private func list() -> UIViewController {
        let list = UIViewController()
        list.present(route, \.edited) { _, name in
            let screen = UIViewController()
            screen.title = name
            return screen
        }
        return list
    }

    @Test func anItemThatWasSetBeforeIsPresentedWithTheView() async throws {
        route.edited = "a"
        let list = list()
        let app = try await TestApp.launch(showing: { list })
        try await app.settle()
        #expect(list.presentedViewController?.title == "a" && app.diagnostics.isEmpty)
        list.dismiss(animated: true)
        try await app.settle()
        #expect(route.edited == nil)
    }

    @Test func anItemThatWasRemovedBeforeIsNotPresented() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        route.edited = "a"
        let list = list()
        await app.advance(frames: 2)
        route.edited = nil
        await app.advance(frames: 2)
        navigation.pushViewController(list, animated: true)
        try await app.settle()
        #expect(list.presentedViewController == nil && app.diagnostics.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func anItemWaitsForOtherPresentations(style: UIModalPresentationStyle) async throws {
        let list = list()
        let app = try await TestApp.launch(showing: { list })
        let other = UIViewController()
        other.modalPresentationStyle = style
        list.present(other, animated: true)
        try await app.settle()
        route.edited = "a"
        try await app.settle()
        #expect(list.presentedViewController === other && app.diagnostics.isEmpty)
        other.dismiss(animated: true)
        try await app.settle()
        #expect(list.presentedViewController?.title == "a" && route.edited == "a")
    }

    @Test func itemsThatChangeQuicklyEndWithTheLast() async throws {
        let list = list()
        let app = try await TestApp.launch(showing: { list })
        for name in ["a", "b", nil, "c", "d"] as [String?] {
            route.edited = name
            await app.advance(frames: 3)
        }
        try await app.settle()
        #expect(list.presentedViewController?.title == "d" && route.edited == "d" && app.diagnostics.isEmpty)
        route.edited = nil
        try await app.settle()
        #expect(list.presentedViewController == nil)
    }

    @Test func anItemThatIsSetDuringADismissalIsPresented() async throws {
        let list = list()
        let app = try await TestApp.launch(showing: { list })
        route.edited = "a"
        try await app.settle()
        list.presentedViewController?.on(.didDisappear) { [route] _ in route.edited = "b" }
        list.dismiss(animated: true)
        try await app.settle()
        #expect(list.presentedViewController?.title == "b" && route.edited == "b")
    }
}
