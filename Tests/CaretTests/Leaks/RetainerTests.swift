import Caret
import CaretTesting
import Testing

/// The audit's reports about controllers that have left the screen and are still alive, by how they are retained.
@MainActor @Suite(.app) struct RetainerTests {
    @MainActor private final class Model {
        var onChange: (@MainActor () -> Void)?
        var screens: [UIViewController] = []
        var any: (any Sendable)?
        var byName: [String: Holder] = [:]
        weak var weakScreen: UIViewController?
        lazy var later = Holder.none
        var next: Model?
    }
    private enum Holder { case none, screen(UIViewController), pair((Int, UIViewController)) }
    private struct Box { var screen: UIViewController? }

    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var model: Model?
        var timer: Timer?
        var part: AnyObject?
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
        }
        isolated deinit { timer?.invalidate() }
    }

    private static let file = "CaretTests/RetainerTests.swift"

    /// Pushes a screen and pops it, and returns the reports about it.
    private func messages(frames: Int = 8, _ prepare: @MainActor (Screen) -> Void) async throws -> [String] {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        @MainActor func push() {
            let screen = Screen()
            screen.loadViewIfNeeded()
            // The audit begins with the app's first handler.
            screen.button.on(.touchDown) {}
            prepare(screen)
            navigation.pushViewController(screen, animated: false)
        }
        push()
        // Not settle(), which would wait for tickers.
        await app.advance(frames: 4)
        navigation.popViewController(animated: false)
        await app.advance(frames: frames)
        return app.diagnostics.filter { $0.code == "leak.controller" }.map(\.message)
    }

    private func expect(
        _ messages: [String], names line: Int, _ text: String = "held by the handler at ",
        at location: Testing.SourceLocation = #_sourceLocation
    ) {
        let isNamed = messages.count == 1 && messages[0].contains("\(Self.file):\(line)") && messages[0].contains(text)
        #expect(isNamed, "\(messages)", sourceLocation: location)
    }

    @Test func objectsBetweenAHandlerAndItsControllerAreNamed() async throws {
        let fill: [(String, @MainActor (Model, Screen) -> Void)] = [
            ("Model.screens", { $0.screens = [UIViewController(), $1] }),
            ("Model.byName", { $0.byName = ["a": .screen($1)] }),
            ("Model.byName", { $0.byName = ["a": .pair((1, $1))] }),
            ("Model.later", { $0.later = .screen($1) }),
            ("Model.onChange", { model, screen in model.onChange = { screen.count += 1 } }),
            (
                "Model.next, Model.screens",
                { model, screen in
                    model.next = Model()
                    model.next?.screens = [screen]
                }
            ),
        ]
        for (path, fill) in fill {
            var line = 0
            let messages = try await messages { screen in
                let model = Model()
                fill(model, screen)
                line = #line + 1
                screen.button.on(.tap) { model.weakScreen = nil }
            }
            expect(messages, names: line, "held by the handler at \(Self.file):\(line), through \(path).")
        }
    }

    @Test func valuesThatAClosureCapturedAreRead() async throws {
        var line = 0
        let box = try await messages { screen in
            let box = Box(screen: screen)
            line = #line + 1
            screen.button.on(.tap) { print(box.screen?.title ?? "") }
        }
        expect(box, names: line)
        let array = try await messages { screen in
            let screens = [1: [screen]]
            line = #line + 1
            screen.button.on(.tap, screen) { _ in print(screens.count) }
        }
        expect(array, names: line)
        let any = try await messages { screen in
            let any: Any = screen
            line = #line + 1
            screen.button.on(.tap) { print(any) }
        }
        expect(any, names: line)
        let variable = try await messages { screen in
            var later: Screen?
            line = #line + 1
            screen.button.on(.tap) { later?.count += 1 }
            later = screen
        }
        expect(variable, names: line)
    }

    @Test func aHandlerInAGenericFunctionIsNamed() async throws {
        var line = 0
        @MainActor func connect<Kind: Screen>(_ screen: Kind) {
            line = #line + 1
            screen.button.on(.tap) { screen.count += 1 }
        }
        expect(try await messages { connect($0) }, names: line)
    }

    @Test func aUIActionIsNamedByItsLine() async throws {
        var line = 0
        let messages = try await messages { screen in
            line = #line + 1
            screen.button.addAction(UIAction(title: "Save") { _ in screen.count += 1 }, for: .primaryActionTriggered)
        }
        expect(messages, names: line, "the UIAction 'Save' of UIButton at ")
    }

    @Test func aClosureInAPropertyIsNamedByItsLine() async throws {
        var line = 0
        let closure = try await messages { screen in
            let model = Model()
            line = #line + 1
            model.onChange = { screen.count += 1 }
            screen.model = model
        }
        expect(closure, names: line, "holds itself through Screen.model, Model.onChange, with the closure at ")
        let timer = try await messages { screen in
            line = #line + 1
            screen.timer = Timer(timeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { screen.count += 1 } }
        }
        expect(timer, names: line, "holds itself through Screen.timer, Timer._fire, with the closure at ")
    }

    @Test func aHandlerOfAnObjectInAPropertyIsNamedByItsLine() async throws {
        var line = 0
        let bar = try await messages { screen in
            let button = UIButton(type: .system)
            line = #line + 1
            button.on(.tap) { screen.count += 1 }
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
        expect(bar, names: line)
        let keyboard = try await messages { screen in
            let (field, button) = (UITextField(), UIButton(type: .system))
            field.inputAccessoryView = button
            screen.view.addSubview(field)
            line = #line + 1
            button.on(.tap, screen) { _ in screen.count += 1 }
        }
        expect(keyboard, names: line, "a handler of UIButton, with the closure at ")
        let button = try await messages { screen in
            let button = UIButton(type: .system)
            line = #line + 1
            button.on(.tap) { screen.count += 1 }
            screen.part = button
        }
        expect(button, names: line, "holds itself through Screen.part, a handler of UIButton, with the closure at ")
        let recognizer = try await messages { screen in
            let tap = UITapGestureRecognizer()
            line = #line + 1
            tap.on(.tap) { _ in screen.count += 1 }
            screen.part = tap
        }
        expect(recognizer, names: line, "a handler of UITapGestureRecognizer, with the closure at ")
        let child = try await messages { screen in
            let (child, model) = (Screen(), Model())
            model.screens = [screen]
            line = #line + 1
            child.button.on(.tap) { model.weakScreen = nil }
            screen.part = child
        }
        expect(child, names: line, "Screen.part, Screen.button, a handler of UIButton, Model.screens, with the closure at ")
    }

    @Test func propertiesThatReferToEachOtherAreNamed() async throws {
        let messages = try await messages { screen in
            let model = Model()
            model.screens = [screen]
            screen.model = model
        }
        #expect(messages.count == 1 && messages[0].contains("holds itself through Screen.model, Model.screens."), "\(messages)")
    }

    @Test func handlersOfTimersNotificationsLinksAndObservationsAreNamed() async throws {
        var line = 0
        let ticker = try await messages { screen in
            line = #line + 1
            Ticker(every: .seconds(1)).on(.tick) { screen.count += $0 }
        }
        expect(ticker, names: line)
        let notification = try await messages { screen in
            line = #line + 1
            NotificationCenter.default.on(.posted(Notification.Name("RetainerTests")), screen) { _ in screen.count += 1 }
        }
        expect(notification, names: line)
        let link = try await messages { screen in
            line = #line + 1
            screen.view.onFrame { _ in screen.count += 1 }
        }
        expect(link, names: line)
        let observation = try await messages { screen in
            line = #line + 1
            screen.observe(screen) { _ in screen.count += 1 }
        }
        expect(observation, names: line)
    }

    /// Waits for a continuation that a test resumes, and ignores the cancellation of its task.
    @MainActor private final class Gate {
        private var continuation: CheckedContinuation<Void, Never>?
        func wait() async { await withCheckedContinuation { continuation = $0 } }
        func open() { continuation?.resume() }
    }

    @Test func aTaskThatIgnoresItsCancellationIsNamed() async throws {
        let (gate, other, third) = (Gate(), Gate(), Gate())
        var line = 0
        let task = try await messages(frames: 80) { screen in
            line = #line + 1
            screen.task { screen in
                await gate.wait()
                screen.count += 1
            }
        }
        expect(task, names: line)
        let handler = try await messages(frames: 80) { screen in
            line = #line + 1
            screen.button.on(.tap, screen) { screen in
                await other.wait()
                screen.count += 1
            }
            screen.button.sendActions(for: .primaryActionTriggered)
        }
        expect(handler, names: line)
        let view = try await messages(frames: 80) { screen in
            line = #line + 1
            screen.view.task(screen) { screen in
                await third.wait()
                screen.count += 1
            }
        }
        expect(view, names: line)
        for gate in [gate, other, third] { gate.open() }
    }

    @Test func aControllerThatTheAppRetainsIsNotReported() async throws {
        var retainedScreens: [Screen] = []
        let messages = try await messages { screen in
            retainedScreens.append(screen)
            let (other, model) = (Screen(), Model())
            model.weakScreen = screen
            model.screens = [other]
            model.onChange = { [weak screen] in screen?.count += 1 }
            screen.model = model
            // These closures captured objects, but none that leads to the controller.
            screen.button.on(.tap) { other.count += 1 }
            screen.button.on(.touchDown) { model.onChange?() }
            screen.button.on(.tap, other) { $0.count += model.screens.count }
            screen.button.addAction(UIAction(title: "Log") { _ in print(model, other) }, for: .touchDown)
            NotificationCenter.default.on(.posted(Notification.Name("RetainerTests")), other) { $0.count += model.screens.count }
        }
        #expect(messages == [] && retainedScreens.count == 1)
    }

    @Test func aCancelledHandlerIsNotReported() async throws {
        var subscriptions: [Subscription] = []
        var retainedScreens: [Screen] = []
        let messages = try await messages { screen in
            retainedScreens.append(screen)
            // The subscription outlives its sender and its closure.
            subscriptions.append(UIButton().on(.tap) { screen.count += 1 })
            screen.button.on(.tap) { screen.count += 1 }.cancel()
        }
        #expect(messages == [] && subscriptions.count == 1)
    }
}
