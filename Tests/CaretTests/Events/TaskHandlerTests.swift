import Caret
import CaretTesting
import Testing

/// Handlers that start tasks.
@MainActor @Suite(.app) struct TaskHandlerTests {
    /// A screen whose work waits until the test lets it go on.
    private final class Editor: UIViewController {
        let button = UIButton(type: .system)
        let slider = UISlider()
        var log: [String] = []
        private var gates: [CheckedContinuation<Void, Never>] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            view.addSubview(slider)
        }

        func save() async { await work("save") }
        func move(_ value: Float) async { await work("move \(value)") }

        func work(_ name: String) async {
            log.append("\(name) begins")
            await withCheckedContinuation { gates.append($0) }
            log.append(Task.isCancelled ? "\(name) was cancelled" : "\(name) ends")
        }

        func tap() { button.sendActions(for: .primaryActionTriggered) }

        /// Lets the oldest work go on.
        func proceed() { if !gates.isEmpty { gates.removeFirst().resume() } }
    }

    private func launch() async throws -> (app: TestApp, editor: Editor) {
        let editor = Editor()
        let app = try await TestApp.launch(showing: { editor }, on: .standard.scale(1))
        try await app.settle()
        return (app, editor)
    }

    @Test func aSecondEventIsIgnoredWhileTheTaskRuns() async throws {
        let (app, editor) = try await launch()
        editor.button.on(.tap, editor) { editor in await editor.save() }
        editor.tap()
        editor.tap()
        await app.advance(frames: 2)
        #expect(editor.log == ["save begins"])
        editor.proceed()
        await app.advance(frames: 2)
        editor.tap()
        await app.advance(frames: 2)
        #expect(editor.log == ["save begins", "save ends", "save begins"])
        editor.proceed()
        await app.advance(frames: 2)
    }

    @Test func aSecondEventRestartsTheTask() async throws {
        let (app, editor) = try await launch()
        editor.button.on(.tap, editor, overlap: .restart, call: Editor.save)
        editor.tap()
        await app.advance(frames: 2)
        editor.tap()
        await app.advance(frames: 2)
        editor.proceed()
        await app.advance(frames: 2)
        editor.proceed()
        await app.advance(frames: 2)
        #expect(editor.log == ["save begins", "save begins", "save was cancelled", "save ends"])
    }

    @Test func furtherEventsWaitInAQueue() async throws {
        let (app, editor) = try await launch()
        editor.slider.on(.valueChanged, editor, overlap: .queue) { editor, value in await editor.move(value) }
        for value in [0.25, 0.5, 0.75] as [Float] {
            editor.slider.value = value
            editor.slider.sendActions(for: .valueChanged)
        }
        for _ in 0..<3 {
            await app.advance(frames: 2)
            editor.proceed()
        }
        await app.advance(frames: 2)
        #expect(
            editor.log == [
                "move 0.25 begins", "move 0.25 ends", "move 0.5 begins", "move 0.5 ends", "move 0.75 begins", "move 0.75 ends",
            ])
    }

    @Test func theTaskIsCancelledWithItsSubscriptionAndWaitingEventsAreDiscarded() async throws {
        let (app, editor) = try await launch()
        let subscription = editor.button.on(.tap, editor, overlap: .queue) { editor in await editor.save() }
        editor.tap()
        editor.tap()
        await app.advance(frames: 2)
        subscription.cancel()
        editor.proceed()
        await app.advance(frames: 2)
        #expect(editor.log == ["save begins", "save was cancelled"])
    }

    @Test func theTaskOfAControllerIsCancelledWhenItIsPoppedAndTheControllerIsReleased() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        weak var screen: Editor?
        func push() {
            let editor = Editor()
            editor.loadViewIfNeeded()
            screen = editor
            editor.button.on(.tap, editor) { editor in
                while !Task.isCancelled { await Task.yield() }
                editor.log.append("cancelled")
            }
            navigation.pushViewController(editor, animated: false)
        }
        push()
        await app.advance(frames: 3)
        screen?.tap()
        await app.advance(frames: 3)
        navigation.popViewController(animated: false)
        await app.advance(frames: 6)
        #expect(screen == nil)
    }

    @Test func theTaskOfAViewIsCancelledWhenItLeavesItsWindow() async throws {
        final class Card: UIView { var isDone = false }
        let (app, editor) = try await launch()
        let card = Card()
        editor.view.addSubview(card)
        editor.button.on(.tap, card) { card in
            while !Task.isCancelled { await Task.yield() }
            card.isDone = true
        }
        editor.tap()
        await app.advance(frames: 2)
        #expect(!card.isDone)
        card.removeFromSuperview()
        await app.advance(frames: 3)
        #expect(card.isDone)
    }

    @Test func closuresWithoutAwaitStayPlainHandlers() async throws {
        let (_, editor) = try await launch()
        editor.button.on(.tap, editor) { editor in editor.log.append("at once") }
        editor.button.on(.tap) { editor.log.append("plain") }
        editor.slider.on(.valueChanged, editor) { editor, value in editor.log.append("\(value)") }
        editor.tap()
        editor.slider.value = 1
        editor.slider.sendActions(for: .valueChanged)
        // A task would not have run yet.
        #expect(editor.log == ["at once", "plain", "1.0"])
    }
}
