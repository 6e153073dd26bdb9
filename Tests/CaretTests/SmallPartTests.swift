import Caret
import CaretTesting
import Testing

/// The platforms' earlier APIs with blocks, and their extensions.
@MainActor @Suite(.app) struct SmallPartTests {
    @Test func `R39 enumeration stops where the closure stops it`() {
        let array = NSMutableArray(array: ["a", "b", "c", "d"])
        var visited: [Int] = []
        array.enumerateObjects { _, index, stop in
            visited.append(index)
            stop.pointee = ObjCBool(index == 1)
        }
        #expect(visited == [0, 1])
        let text = NSAttributedString(string: "abc")
        var runs = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, _, stop in
            runs += 1
            stop.pointee = ObjCBool(true)
        }
        #expect(runs == 1)
    }

    @Test func `R39 the completion of an animation reports whether it finished`() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.addSubview(view)
        var results: [Bool] = []
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { results.append($0) })
        await app.advance(by: .milliseconds(500))
        UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 }, completion: { results.append($0) })
        await app.advance(frames: 2)
        view.layer.removeAllAnimations()
        await app.advance(frames: 2)
        #expect(results == [true, false])
    }

    @Test func `R40 a control's handlers fire, are several, in order, removed one by one, and replaced by identity`() {
        let button = UIButton(type: .system)
        var log: [String] = []
        let first = button.on(.tap) { log.append("one") }
        button.on(.tap) { log.append("two") }
        let name = UIAction.Identifier("save")
        button.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .primaryActionTriggered)
        button.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["one", "two", "new"])
        first.cancel()
        log = []
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["two", "new"])
    }

    @Test func `R40 recognizers have several handlers, in order and removed one by one`() async throws {
        let tap = UITapGestureRecognizer()
        var log: [String] = []
        let first = tap.on(.tap) { point in log.append("one at \(Int(point.x))") }
        tap.on(.tap) { _ in log.append("two") }
        let controller = UIViewController()
        controller.view.addGestureRecognizer(tap)
        let app = try await TestApp.launch(showing: { controller })
        await app.tap(at: CGPoint(x: 50, y: 100))
        first.cancel()
        await app.advance(by: .seconds(1))
        await app.tap(at: CGPoint(x: 50, y: 100))
        #expect(log == ["one at 50", "two", "two"])
    }

    @Test func `R40 timers of the display call closures until they are cancelled`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let view = UIView()
        app.mainWindow.addSubview(view)
        var frames = 0
        let subscription = view.onFrame { _ in frames += 1 }
        await app.advance(frames: 5)
        subscription.cancel()
        await app.advance(frames: 5)
        #expect(frames == 5)
    }

    @Test func `R94 an alert and a screen are written as they read, from top to bottom`() async throws {
        enum Choice { case erase, save }
        let (app, table) = try await ListScreen.launch { table in
            table.sections {
                Section("actions", header: "Data") {
                    Row("erase", .default, "Erase all").onSelect {
                        UIApplication.shared.alerts.show(
                            Alert<Choice>("Some Random Error", "Do you want to delete all the user's data?") {
                                AlertButton("YES", .destructive, answer: .erase)
                                AlertButton("NO", .cancel, answer: .save)
                            })
                    }
                }
            }
        }
        #expect(table.words == ["Erase all"])
        try await app.tap(.label("Erase all"))
        try await app.settle()
        #expect(app.exists("YES") && app.exists("NO"))
    }
}
