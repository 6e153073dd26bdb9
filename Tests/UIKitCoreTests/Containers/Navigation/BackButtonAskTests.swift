import CaretTesting
import Testing

@testable import UIKitCore

/// A subclass of navigation controllers that decides about its back button.
@MainActor @Suite(.app) struct BackButtonAskTests {
    private final class Asking: UINavigationController, UINavigationBarDelegate {
        var may = false
        var asked: [String?] = []
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            asked.append(item.title)
            return may
        }
    }

    private func launched() async throws -> (app: TestApp, navigation: Asking) {
        let navigation = Asking()
        navigation.viewControllers = ["First", "Second", "Third"].map { title in
            let screen = UIViewController()
            screen.title = title
            return screen
        }
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        return (app, navigation)
    }

    @Test func theBackButtonAsksTheSubclass() async throws {
        let (app, navigation) = try await launched()
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(navigation.asked == ["Third"] && navigation.viewControllers.count == 3)
        navigation.may = true
        try await app.tap(.identifier("BackButton"))
        try await app.settle()
        #expect(navigation.asked == ["Third", "Third"] && navigation.viewControllers.count == 2)
    }

    @Test func poppingByProgramDoesNotAsk() async throws {
        let (app, navigation) = try await launched()
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(navigation.asked.isEmpty && navigation.viewControllers.count == 2)
    }
}
