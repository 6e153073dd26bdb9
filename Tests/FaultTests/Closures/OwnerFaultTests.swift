import Caret
import CaretTesting
import Testing

/// Owners without a strong reference.
@MainActor @Suite(.app) struct OwnerFaultTests {
    private final class Helper { var count = 0 }

    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        let helper = Helper()
        var count = 0
        func go() { count += 1 }
    }

    @Test func `I10 an owner without a strong reference is reported`() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        screen.button.on(.tap, screen.helper) { $0.count += 1 }
        let line = #line + 1
        screen.button.on(.tap, Helper()) { $0.count += 1 }
        try await app.settle()
        await app.advance(frames: 2)
        let reports = app.diagnostics.filter { $0.code == "handler.lost-owner" }
        #expect(reports.count == 1 && reports.first?.line == line, "\(app.diagnostics)")
    }

    @Test func `I10 an owner that is freed with the sender, or after the handler was called, is not reported`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        let button = UIButton()
        func use() {
            let screen = Screen()
            screen.button.on(.tap, screen, call: Screen.go)
            button.on(.tap, screen, call: Screen.go)
            button.sendActions(for: .primaryActionTriggered)
            #expect(screen.count == 1)
            button.on(.tap, screen, call: Screen.go).cancel()
        }
        use()
        try await app.settle()
        await app.advance(frames: 2)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func `I10 an owner that is freed with the sender is not reported while the app keeps the subscription`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        var subscriptions: [Subscription] = []
        func use() {
            let screen = Screen()
            screen.button.on(.tap, screen, call: Screen.go).store(in: &subscriptions)
        }
        use()
        await app.advance(frames: 2)
        #expect(app.diagnostics.isEmpty && subscriptions.count == 1)
    }

    @Test func `I10 an owner of a notification, a ticker and an observation is reported`() async throws {
        let (root, other) = (Screen(), UIView())
        let app = try await TestApp.launch(showing: { root }, on: .standard.scale(1))
        let line = #line
        NotificationCenter.default.on(.posted(Notification.Name("OwnerFaultTests")), Helper()) { $0.count += 1 }
        Ticker(every: .seconds(1)).on(.tick, Helper()) { $0.count += $1 }
        root.view.onFrame(Helper()) { helper, _ in helper.count += 1 }
        other.task(Helper()) { $0.count += 1 }
        await Task.yield()
        await app.advance(frames: 1)
        let lines = Set(app.diagnostics.filter { $0.code == "handler.lost-owner" }.map(\.line))
        #expect(lines == Set(line + 1...line + 4), "\(app.diagnostics)")
    }

    @Test func `I10 a bound method requires its own label`() {
        // `button.on(.tap, screen.go)` does not compile: the closure without an owner has a label.
        let screen = Screen()
        screen.button.on(.tap, perform: screen.go)
        screen.button.on(.tap) { [weak screen] in screen?.go() }
        screen.button.sendActions(for: .primaryActionTriggered)
        #expect(screen.count == 2)
    }
}
