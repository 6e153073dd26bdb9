import Caret
import CaretTesting
import Observation
import Testing

/// Owners that are deallocated in the turn in which a closure was added: of observations, lists and forms.
@MainActor @Suite(.app) struct LostOwnerTests {
    @MainActor private final class Helper {
        var count = 0
        func work() async {}
    }
    @MainActor @Observable final class Model { var name = "" }

    private final class Screen: UITableViewController {
        let model = Model()
        lazy var form = Form(of: model, self) { screen in Fields { Field(text: screen.title ?? "Name", \.name) } }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.sections(self) { _ in Section { Row("name", .default, "Name") } }
            observe(self) { screen in screen.title = screen.model.name }
            form.onSubmit(self) { screen, _ in screen.title = "Saved" }
        }
    }

    private func lines(_ app: TestApp) -> [Int] { app.diagnostics.filter { $0.code == "handler.lost-owner" }.map(\.line).sorted() }

    @Test func anOwnerThatNothingRetainsIsReported() async throws {
        let root = UITableViewController()
        let app = try await TestApp.launch(showing: { root }, on: .standard.scale(1))
        let line = #line
        root.observe(Helper()) { $0.count += 1 }
        root.tableView.sections(Helper()) { _ in Section { Row("name", .default, "Name") } }
        let form = Form(of: Model(), Helper()) { _ in Fields { Field(text: "Name", \.name) } }
        form.onSubmit(Helper()) { helper, _ in helper.count += 1 }
        await Task.yield()
        await app.advance(frames: 1)
        #expect(lines(app) == Array(line + 1...line + 4))
    }

    @Test func anOwnerIsReportedEvenIfOtherHandlersAreAdded() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: .standard.scale(1))
        let (button, tap) = (UIButton(), UITapGestureRecognizer())
        let line = #line
        button.on(.tap, Helper()) { $0.count += 1 }
        tap.on(.tap, Helper()) { helper, _ in helper.count += 1 }
        for _ in 0..<20 {
            button.on(.tap) {}
            tap.on(.tap) { _ in }
        }
        button.on(.tap, Helper()) { await $0.work() }
        for _ in 0..<20 { button.on(.tap) {} }
        await Task.yield()
        await app.advance(frames: 1)
        #expect(lines(app) == [line + 1, line + 2, line + 7])
        withExtendedLifetime((button, tap)) {}
    }

    @Test func anOwnerThatLivesOrIsFreedWithTheSenderIsNotReported() async throws {
        let root = Screen()
        let app = try await TestApp.launch(showing: { root }, on: .standard.scale(1))
        func use() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            // Other closures have replaced these.
            let helper = Helper()
            root.form.onSubmit(helper) { helper, _ in helper.count += 1 }
            root.form.onSubmit(root) { screen, _ in screen.title = "Saved" }
            root.observe(helper) { $0.count += 1 }.cancel()
        }
        use()
        await Task.yield()
        await app.advance(frames: 1)
        #expect(lines(app) == [])
    }
}
