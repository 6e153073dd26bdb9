import Caret
import CaretTesting
import Testing

/// Alerts without answers, and alerts of a controller.
@MainActor @Suite(.app) struct AlertFaultTests {
    enum Choice { case erase, keep }

    @Test func `I3 alerts whose buttons carry no answer need no type`() {
        let plain = Alert("Saved")
        let words = Alert("Saved", "All of it") { AlertButton("OK") }
        let several = Alert("Go?", style: .actionSheet) {
            AlertButton("Yes") { print("yes") }
            AlertButton("No", .cancel)
        }
        let made = [AlertButton("A"), AlertButton("B", .destructive)]
        #expect(plain.buttons.isEmpty && words.buttons.map(\.title) == ["OK"] && several.buttons.count == 2)
        #expect(Alert("More", buttons: made).buttons.map(\.title) == ["A", "B"])
        #expect(type(of: plain) == Alert<Never>.self && type(of: several) == Alert<Never>.self)
    }

    @Test func `I3 alerts whose buttons carry answers have their type`() {
        let alert = Alert("Erase?") {
            AlertButton("Erase", .destructive, answer: Choice.erase)
            AlertButton("Keep", answer: .keep)
            AlertButton("Later", .cancel)
        }
        #expect(alert.buttons.map(\.answer) == [.erase, .keep, nil])
        #expect(Alert<Choice>("Erase?") { AlertButton("Yes", answer: .erase) }.buttons[0].answer == .erase)
        #expect(Alert<Never>("Saved").buttons.isEmpty)
    }

    private func pushed() async throws -> (TestApp, UINavigationController, UIViewController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        return (app, navigation, screen)
    }

    @Test func `I7 an alert is in the scene of its controller`() async throws {
        let (app, _, screen) = try await pushed()
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.rootViewController = UIViewController()
        let scene = screen.view.window?.windowScene
        other.tintColor = .systemPink
        other.makeKeyAndVisible()
        screen.view.window?.tintColor = .systemGreen
        screen.show(Alert("Where?") { AlertButton("Here") })
        try await app.settle()
        let windows = scene?.windows.filter { $0.rootViewController?.presentedViewController is UIAlertController } ?? []
        // The alert takes its colours from the controller's window, not from the key window.
        #expect(windows.count == 1 && windows.first?.tintColor == .systemGreen)
    }

    @Test func `I7 an alert with buttons is dismissed with the controller that shows it`() async throws {
        let (app, navigation, screen) = try await pushed()
        let handle = screen.show(Alert("Sure?") { AlertButton("Yes") })
        try await app.settle()
        #expect(!handle.isSettled)
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(handle.isSettled && UIApplication.shared.alerts.active.isEmpty)
    }

    @Test func `I7 an alert is dismissed with the container of its controller`() async throws {
        let (app, navigation, _) = try await pushed()
        let inner = UIViewController()
        navigation.present(UINavigationController(rootViewController: inner), animated: false)
        try await app.settle()
        let handle = inner.show(Alert("Sure?") { AlertButton("Yes") })
        let passing = inner.show(Alert("Saved"), autoDismiss: .seconds(5))
        await app.advance(frames: 60)
        navigation.dismiss(animated: false)
        await app.advance(frames: 4)
        #expect(handle.isSettled && !passing.isSettled)
        try await app.settle()
    }

    @Test func `I7 an alert is dismissed when the controller that shows it is freed`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        let handle = UIViewController().show(Alert("Sure?") { AlertButton("Yes") })
        try await app.settle()
        #expect(handle.isSettled)
    }
}
