import Caret
import CaretTesting
import Testing
import UIKit

/// Alerts whose buttons have closures.
@MainActor @Suite(.app) struct AlertRowTests {
    private final class Log { var lines: [String] = [] }
    private enum Choice { case erase, keep }

    private let log = Log()

    private func launch() async throws -> (TestApp, UIViewController, Alerts) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: Device(size: CGSize(width: 320, height: 480), scale: 1))
        try await app.settle()
        return (app, root, UIApplication.shared.alerts)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `R45 alerts and action sheets answer without any delegate`(style: UIAlertController.Style) async throws {
        let (app, root, _) = try await launch()
        let handle = root.show(
            Alert("Erase?", "It cannot be undone.", style: style) {
                AlertButton("Erase", .destructive, answer: Choice.erase)
                AlertButton("Keep", .cancel, answer: .keep)
            })
        try await app.settle()
        try await app.tap("Erase")
        try await app.settle()
        #expect(await handle.answer == .erase)
    }

    @Test func `R79 several alerts are distinguished by the closures of their buttons`() async throws {
        let (app, root, _) = try await launch()
        for name in ["first", "second"] {
            root.showAlert(title: name) { addButton in addButton("OK of \(name)") { [log] in log.lines.append(name) } }
        }
        try await app.settle()
        try await app.tap("OK of second")
        try await app.settle()
        try await app.tap("OK of first")
        try await app.settle()
        #expect(log.lines == ["second", "first"])
    }

    @Test func `R80 an alert is complete before it can be shown`() async throws {
        let (app, root, alerts) = try await launch()
        let alert = Alert<Never>("Later") { for title in ["One", "Two"] { AlertButton(title) } }
        #expect(alert.buttons.map(\.title) == ["One", "Two"])
        #expect(!app.exists("Later") && alerts.active == [])
        root.show(alert)
        try await app.settle()
        #expect(app.exists("One") && app.exists("Two"))
    }

    @Test func `R81 configuring comes first, and the alert is shown by itself, once`() async throws {
        let (app, root, alerts) = try await launch()
        root.showAlert(title: "Hello", message: "World") { addButton in
            log.lines.append("configured with \(alerts.active.count)")
            addButton("OK", nil)
        }
        #expect(log.lines == ["configured with 0"] && alerts.active.count == 1)
        try await app.settle()
        #expect(app.all("Hello").count == 1)
    }

    @Test func `R80 a button that is added too late does not compile`() throws {
        let validSource = "@MainActor func show(_ alerts: Alerts) { alerts.show(Alert<Never>(\"A\") { AlertButton(\"OK\") }) }"
        #expect(try Typecheck.errors(of: validSource) == [])
        let lateSource = "@MainActor func add(_ alert: Alert<Never>) { alert.buttons.append(AlertButton(\"OK\")) }"
        #expect(try Typecheck.errors(of: lateSource).contains { $0.contains("'buttons' is a 'let' constant") })
    }

    @Test func `R82 the builder of buttons cannot be kept beyond its closure`() throws {
        let validSource = "@MainActor func ask(_ c: UIViewController) { c.showAlert(title: \"A\") { addButton in addButton(\"B\", nil) } }"
        #expect(try Typecheck.errors(of: validSource) == [])
        let escapingSource = """
            @MainActor var kept: AddButtonBlock?
            @MainActor func keep(_ c: UIViewController) { c.showAlert(title: "A") { addButton in kept = addButton } }
            """
        #expect(try Typecheck.errors(of: escapingSource).contains { $0.contains("assigning non-escaping parameter 'addButton'") })
    }

    @Test func `R83 a button without a response only closes the alert`() async throws {
        let (app, root, alerts) = try await launch()
        root.showAlert(title: "Sure?") { addButton in addButton("No", nil) }
        try await app.settle()
        try await app.tap("No")
        try await app.settle()
        #expect(!app.exists("Sure?") && alerts.active == [])
    }

    @Test func `R84 an alert needs no configuration`() async throws {
        let (app, root, _) = try await launch()
        root.showAlert(title: "Saved")
        await app.advance(by: .seconds(1))
        #expect(app.exists("Saved"))
        try await app.settle()
        #expect(!app.exists("Saved"))
    }

    @Test(arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
    func `R85 three alerts are pressed in any order, and each runs its own handler`(order: [Int]) async throws {
        let (app, _, alerts) = try await launch()
        let ids = (1...3).map { number in
            alerts.show(Alert<Never>("Alert \(number)") { AlertButton("OK") { [log] in log.lines.append("\(number)") } }).id
        }
        #expect(Set(ids).count == 3 && alerts.active == ids)
        try await app.settle()
        for number in order {
            #expect(alerts.press(0, of: ids[number - 1]))
            try await app.settle()
            #expect(!app.exists(.label("Alert \(number)")))
        }
        #expect(log.lines == order.map(String.init))
        let next = alerts.show(Alert<Never>("Again")).id
        #expect(!ids.contains(next))
    }

    @Test func `R86 created, configured, kept, shown, and dismissed by itself without buttons`() async throws {
        let (app, _, alerts) = try await launch()
        let alert = Alert<Never>("Order") {
            let _ = log.lines.append("configured, \(alerts.active.count) kept")
        }
        let handle = alerts.show(alert)
        log.lines.append("\(alerts.active.count) kept, \(app.exists("Order") ? "shown" : "not shown")")
        await app.advance(by: .seconds(1))
        log.lines.append(app.exists("Order") ? "shown" : "not shown")
        try await app.settle()
        log.lines.append("\(alerts.active.count) kept, \(handle.isSettled ? "settled" : "open")")
        #expect(log.lines == ["configured, 0 kept", "1 kept, shown", "shown", "0 kept, settled"])
    }

    @Test func `R87 without buttons it is there at 1999 milliseconds, gone at 2000, and no gap is below its text`() async throws {
        let (app, _, alerts) = try await launch()
        let handle = alerts.show(Alert<Never>("Saved", "All is well."))
        await app.advance(by: .milliseconds(1999))
        #expect(!handle.isSettled && app.exists("Saved"))
        let card = try app.find(.identifier("Alert")).frame
        let words = try app.find("All is well.").frame
        #expect(abs((card.maxY - words.maxY) - 20) < 1.5)
        await app.advance(by: .milliseconds(1))
        #expect(handle.isSettled && alerts.active == [])
        try await app.settle()
        #expect(!app.exists("Saved"))
        let firstHandle = alerts.show(Alert<Never>("Early"))
        firstHandle.dismiss()
        let secondHandle = alerts.show(Alert<Never>("After"))
        await app.advance(by: .milliseconds(1999))
        #expect(firstHandle.isSettled && !secondHandle.isSettled && app.exists("After"))
    }

    @Test func `R88 the handler runs before the alert is released, may show another, and all is freed`() async throws {
        let (app, root, alerts) = try await launch()
        weak var captured: Log?
        do {
            let newLog = Log()
            captured = newLog
            root.showAlert(title: "One") { addButton in
                addButton("Next") { [weak root] in
                    newLog.lines.append("\(alerts.active.count)")
                    root?.showAlert(title: "Two") { addButton in addButton("Done", nil) }
                }
            }
        }
        try await app.settle()
        #expect(captured != nil)
        try await app.tap("Next")
        try await app.settle()
        #expect(captured == nil && app.exists("Two") && alerts.active.count == 1)
        try await app.tap("Done")
        try await app.settle()
        #expect(alerts.active == [] && !app.exists("Two"))
    }

    @Test(arguments: [-1, -2, 99]) func `R89 a missing button runs nothing`(index: Int) async throws {
        let (app, _, alerts) = try await launch()
        let handle = alerts.show(Alert<Never>("Here") { AlertButton("OK") { [log] in log.lines.append("OK") } })
        try await app.settle()
        #expect(!alerts.press(index, of: handle.id) && !alerts.press(0, of: handle.id + 1))
        try await app.settle()
        #expect(app.exists("Here") && log.lines == [])
    }

    @Test func `R90 the two kinds of closures have names`() async throws {
        let (app, root, _) = try await launch()
        let response: ResponseBlock = { [log] in log.lines.append("pressed") }
        let configure: (AddButtonBlock) -> Void = { addButton in addButton("Press", response) }
        root.showAlert(title: "Named", configuration: configure)
        try await app.settle()
        try await app.tap("Press")
        try await app.settle()
        #expect(log.lines == ["pressed"])
    }
}
