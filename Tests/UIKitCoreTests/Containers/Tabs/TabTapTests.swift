import CaretTesting
import Testing

@testable import UIKitCore

/// Taps on the bar, in a subclass of tab bar controllers.
@MainActor @Suite(.app) struct TabTapTests {
    private final class Own: UITabBarController, UITabBarControllerDelegate {
        var calls: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            calls.append("tapped \(item.title ?? "") at \(selectedViewController?.title ?? "")")
        }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            calls.append("should \(viewController.title ?? "")")
            return true
        }
    }

    @Test func aSubclassIsNotifiedOfEachTapFirst() async throws {
        let tabs = Own()
        tabs.delegate = tabs
        tabs.viewControllers = ["a", "b"].map { RecordingController($0, CallLog()) }
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        #expect(tabs.calls == [])
        try await app.tap("b")
        try await app.settle()
        #expect(tabs.calls == ["tapped b at a", "should b"] && tabs.selectedIndex == 1)
        try await app.tap("b")
        #expect(tabs.calls.suffix(2) == ["tapped b at b", "should b"])
    }
}
