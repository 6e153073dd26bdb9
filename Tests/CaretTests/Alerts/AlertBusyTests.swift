import Caret
import CaretTesting
import Foundation
import Testing

/// Alerts that are asked for while their controller appears or goes, and validations that throw.
@MainActor @Suite(.app) struct AlertBusyTests {
    private final class Greeter: UIViewController {
        var handle: AlertHandle<Int>?
        override func viewDidLoad() {
            super.viewDidLoad()
            handle = show(Alert("Welcome") { AlertButton("Hello", answer: 1) })
        }
    }

    private var alerts: Alerts { UIApplication.shared.alerts }

    private func launchWithPushedScreen() async throws -> (app: TestApp, navigation: UINavigationController, screen: UIViewController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        return (app, navigation, screen)
    }

    @Test func anAlertOfViewDidLoadAppears() async throws {
        let app = try await TestApp.launch(showing: { Greeter() }, on: .standard.scale(1))
        try await app.settle()
        try await app.tap("Hello")
        try await app.settle()
        let greeter = try #require(app.mainWindow.rootViewController as? Greeter)
        #expect(await greeter.handle?.answer == 1)
    }

    @Test func anAlertWaitsForTheWindowOfItsController() async throws {
        let (app, navigation, _) = try await launchWithPushedScreen()
        let screen = UIViewController()
        let handle = screen.show(Alert("Early") { AlertButton("OK", answer: 1) })
        #expect(!app.exists("Early"))
        navigation.pushViewController(screen, animated: true)
        try await app.settle()
        #expect(app.exists("Early") && !handle.isSettled && alerts.active == [handle.id])
        try await app.tap("OK")
        try await app.settle()
        #expect(await handle.answer == 1)
    }

    @Test(arguments: [true, false]) func anAlertOfAControllerThatHasLeftEndsWithoutAnAnswer(isAnimated: Bool) async throws {
        let (app, navigation, screen) = try await launchWithPushedScreen()
        navigation.popViewController(animated: isAnimated)
        if !isAnimated { await app.advance(frames: 3) }
        let handle = screen.show(Alert("Late") { AlertButton("OK", answer: 1) })
        let text = Task { await screen.ask("Late name") }
        try await app.settle()
        #expect(await handle.outcome == .cancelled)
        #expect(await text.value == nil)
        #expect(alerts.active == [] && !app.exists("Late") && app.mainWindow.isKeyWindow && app.diagnostics.isEmpty)
    }

    @Test func aMessageOfAControllerThatHasLeftAppears() async throws {
        let (app, navigation, screen) = try await launchWithPushedScreen()
        navigation.popViewController(animated: false)
        try await app.settle()
        let handle = screen.show(Alert("Saved"))
        await app.advance(frames: 30)
        #expect(app.exists("Saved"))
        try await app.settle()
        #expect(await handle.outcome == .timedOut)
    }

    /// The controller of a waiting alert goes, while the test still refers to it.
    @Test(arguments: [true, false]) func anAlertWhoseControllerLeavesBeforeItsTurnDoesNotBlockTheQueue(hasButton: Bool) async throws {
        let (app, navigation, screen) = try await launchWithPushedScreen()
        alerts.policy = .queue
        defer { alerts.policy = .stack }
        let first = alerts.show(Alert("First") { AlertButton("OK", answer: 1) })
        let waiting = screen.show(Alert("Saved") { if hasButton { AlertButton("Fine", answer: 2) } })
        let last = alerts.show(Alert("Last") { AlertButton("OK", answer: 3) })
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(!first.isSettled && !last.isSettled && waiting.isSettled == hasButton)
        first.dismiss()
        await app.advance(frames: 30)
        #expect(app.exists(hasButton ? "Last" : "Saved"))
        try await app.settle()
        #expect(waiting.isSettled && app.exists("Last"))
        last.dismiss()
        try await app.settle()
        #expect(alerts.active == [] && app.diagnostics.isEmpty)
    }

    @Test func theTintOfASecondAlertIsNotDimmed() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let window = try #require(screen.view.window)
        window.tintColor = .systemGreen
        let handles = ["A", "B"].map { title in screen.show(Alert(title) { AlertButton("OK \(title)", answer: 1) }) }
        try await app.settle()
        let windows = window.windowScene?.windows.filter { $0.rootViewController?.presentedViewController is UIAlertController } ?? []
        #expect(windows.map(\.tintColor) == [.systemGreen, .systemGreen] && window.tintAdjustmentMode == .dimmed)
        for handle in handles { handle.dismiss() }
        try await app.settle()
        #expect(window.tintAdjustmentMode != .dimmed)
    }

    // MARK: - Buttons with owners

    @MainActor private final class Model {
        var log: [String] = []
        func save() async {
            await Task.yield()
            log.append("saved")
        }
    }

    @Test func aButtonCallsItsOwnerAndStartsTasks() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let model = Model()
        let alert = Alert("Go?") {
            AlertButton("At once", owner: model) { model in model.log.append("at once") }
            AlertButton("Later", owner: model) { model in await model.save() }
            AlertButton("Alone") { await model.save() }
            AlertButton("No", .cancel)
        }
        for (index, log) in [["at once"], ["saved"], ["saved"], []].enumerated() {
            alerts.press(index, of: screen.show(alert).id)
            try await app.settle()
            #expect(model.log == log, "button \(index)")
            model.log = []
        }
        weak var weakModel: Model?
        func show() -> AlertHandle<Never> {
            let model = Model()
            weakModel = model
            return screen.show(Alert("Go?") { AlertButton("At once", owner: model) { model in model.log.append("at once") } })
        }
        let handle = show()
        #expect(weakModel == nil)
        alerts.press(0, of: handle.id)
        try await app.settle()
        #expect(handle.isSettled)
    }

    // MARK: - Validation

    private struct Taken: LocalizedError {
        let name: String
        var errorDescription: String? { "“\(name)” is taken." }
    }

    @Test func anErrorOfAValidationDisablesTheButtonAndIsShownAfterTheFirstEdit() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let answer = Task {
            await screen.ask("Name", "Choose a name.", text: "A") { name in
                if name.count < 3 { throw Taken(name: name) }
                return true
            }
        }
        try await app.settle()
        #expect(!app.exists("Choose a name.\n“A” is taken.") && app.exists("Choose a name."))
        await app.type("b")
        try await app.settle()
        #expect(app.exists("Choose a name.\n“Ab” is taken."))
        try await app.tap("OK")
        try await app.settle()
        #expect(!alerts.active.isEmpty)
        // The field is still edited, although the message has changed.
        await app.type("c")
        try await app.settle()
        #expect(app.exists("Choose a name."))
        try await app.tap("OK")
        try await app.settle()
        #expect(await answer.value == "Abc")
    }
}
