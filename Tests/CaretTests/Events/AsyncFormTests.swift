import Caret
import CaretTesting
import Foundation
import Testing

/// The asynchronous form of each way to add a handler, and owners that go while a task runs.
@MainActor @Suite(.app) struct AsyncFormTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        func save() async {
            await Task.yield()
            log.append("saved")
        }
    }

    private static let name = Notification.Name("AsyncFormTests")

    private func launch() async throws -> (app: TestApp, screen: Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen }, on: .standard.scale(1))
        try await app.settle()
        return (app, screen)
    }

    @Test func barItemsGesturesTimersNotificationsAndKeysStartTasks() async throws {
        let (app, screen) = try await launch()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let tap = UITapGestureRecognizer()
        screen.view.addGestureRecognizer(tap)
        let key = UIKeyCommand(input: "s", modifierFlags: .command)
        screen.addKeyCommand(key)
        item.on(.tap, screen, call: Screen.save)
        tap.on(.tap, screen) { screen, _ in await screen.save() }
        Ticker(after: .milliseconds(100)).on(.tick, screen) { screen, _ in await screen.save() }
        NotificationCenter.default.on(.posted(Self.name), screen, call: Screen.save)
        key.on(.press, screen) { screen in await screen.save() }
        item.fire()
        await app.tap(at: CGPoint(x: 100, y: 300))
        try await app.settle()
        NotificationCenter.default.post(name: Self.name, object: nil)
        await app.advance(by: .milliseconds(200))
        await app.press("s", modifiers: .command)
        try await app.settle()
        #expect(screen.log.count == 5, "\(screen.log.count)")
    }

    @Test func rowsStartTasks() async throws {
        let (app, screen) = try await launch()
        let table = UITableView(frame: screen.view.bounds)
        screen.view.addSubview(table)
        table.sections([
            Section {
                Row(1, .default, "Plain").onSelect { await screen.save() }
                Row(2, .default, "Owner").onSelect(screen) { screen in await screen.save() }
                Row(3, .default, "Method").onSelect(screen, call: Screen.save)
                Row(4, .default, "Delete").onDelete(screen) { screen in await screen.save() }
            }
        ])
        try await app.settle()
        for (count, title) in ["Plain", "Owner", "Method"].enumerated() {
            try await app.tap(.label(title))
            try await app.settle()
            #expect(screen.log.count == count + 1, "\(title)")
        }
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 3, section: 0))
        try await app.settle()
        #expect(screen.log.count == 4)
    }

    @Test func aTaskOfDuringEndsWithItsPeriod() async throws {
        let navigation = UINavigationController(rootViewController: Screen())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let button = UIButton(type: .system)
        let screen = try #require(navigation.viewControllers.first as? Screen)
        screen.during(.appearance) { screen in
            button.on(.tap, screen) { screen in
                while !Task.isCancelled { await Task.yield() }
                screen.log.append("cancelled")
            }
        }
        try await app.settle()
        button.sendActions(for: .primaryActionTriggered)
        await app.advance(frames: 2)
        navigation.pushViewController(UIViewController(), animated: false)
        await app.advance(frames: 4)
        #expect(screen.log == ["cancelled"])
    }

    // MARK: - Periods

    @Test func aVisitBeginsWithTheFirstAppearanceAndContinuesWhileCovered() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let screen = Screen()
        screen.task(.visit) { screen in
            screen.log.append("begins")
            while !Task.isCancelled { await Task.yield() }
            screen.log.append("ends")
        }
        await app.advance(frames: 1)
        #expect(screen.log == [])
        navigation.pushViewController(screen, animated: false)
        await app.advance(frames: 4)
        #expect(screen.log == ["begins"])
        navigation.pushViewController(UIViewController(), animated: false)
        await app.advance(frames: 4)
        navigation.popViewController(animated: false)
        await app.advance(frames: 4)
        #expect(screen.log == ["begins"])
        navigation.popViewController(animated: false)
        await app.advance(frames: 4)
        #expect(screen.log == ["begins", "ends"])
    }

    // MARK: - Owners that go

    @Test func aTaskEndsWithItsOwnerEvenIfTheSenderAndTheHandlerHaveGone() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        weak var screen: Screen?
        func push() {
            let (made, button) = (Screen(), UIButton(type: .system))
            screen = made
            navigation.pushViewController(made, animated: false)
            button.on(.tap, made) { screen in
                while !Task.isCancelled { await Task.yield() }
                screen.log.append("cancelled")
            }
            button.sendActions(for: .primaryActionTriggered)
        }
        push()
        await app.advance(frames: 3)
        #expect(screen?.log == [])
        navigation.popViewController(animated: false)
        await app.advance(frames: 6)
        #expect(screen == nil)
    }

    @Test func aTaskOfAViewThatStaysEndsWithTheControllerThatOwnsIt() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        weak var screen: Screen?
        func push() {
            let newScreen = Screen()
            screen = newScreen
            navigation.pushViewController(newScreen, animated: false)
            navigation.view.task(newScreen) { screen in
                while !Task.isCancelled { await Task.yield() }
                screen.log.append("cancelled")
            }
        }
        push()
        await app.advance(frames: 3)
        #expect(screen?.log == [])
        navigation.popViewController(animated: false)
        await app.advance(frames: 6)
        #expect(screen == nil)
    }

    @Test func anOwnerThatGoesDuringTheEventStartsNoTask() async throws {
        @MainActor final class Model {
            var log: [String] = []
            func save() async { log.append("saved") }
        }
        let (app, _) = try await launch()
        let button = UIButton(type: .system)
        var model: Model? = Model()
        weak let weakModel = model
        button.on(.tap) { model = nil }
        if let model {
            button.on(.tap, model) { model in await model.save() }
        }
        button.sendActions(for: .primaryActionTriggered)
        await app.advance(frames: 2)
        #expect(weakModel == nil && model == nil)
    }

    @Test func aTaskThatIgnoresItsCancellationDoesNotBlockTheNextOne() async throws {
        let (app, screen) = try await launch()
        var gates: [CheckedContinuation<Void, Never>] = []
        let card = UIView()
        screen.view.addSubview(card)
        card.task(screen) { screen in
            screen.log.append("begins")
            await withCheckedContinuation { gates.append($0) }
            screen.log.append(Task.isCancelled ? "was cancelled" : "ends")
        }
        await app.advance(frames: 2)
        card.removeFromSuperview()
        screen.view.addSubview(card)
        await app.advance(frames: 2)
        #expect(screen.log == ["begins", "begins"])
        for gate in gates { gate.resume() }
        await app.advance(frames: 2)
        #expect(screen.log == ["begins", "begins", "was cancelled", "ends"])
    }
}
