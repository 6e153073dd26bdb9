import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Values whose `deinit` calls back into their owner: they are freed after the access to the storage has ended.
@MainActor @Suite(.app) struct ReplacedValueTests {
    @Test func `M1 an app ends while its keyboard slides away`() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let app = try await TestApp.launch(
            showing: {
                let screen = UIViewController()
                screen.view.addSubview(field)
                return screen
            }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        field.becomeFirstResponder()
        try await app.settle()
        field.resignFirstResponder()
        await app.advance(frames: 3)
        app.terminate()
        #expect(field.window == nil || !field.isFirstResponder)
    }

    /// Invalidates its link in `deinit`, as many views do.
    @MainActor private final class Ticker {
        var link: CADisplayLink?
        func tick(_ link: CADisplayLink) {}
        isolated deinit { link?.invalidate() }
    }

    @Test func `M1 the target of a display link invalidates the link in its deinit`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        weak var gone: Ticker?
        func makeLink() -> CADisplayLink {
            let ticker = Ticker()
            let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick(_:)))
            ticker.link = link
            gone = ticker
            return link
        }
        let link = makeLink()
        link.add(to: .main, forMode: .common)
        await app.advance(frames: 2)
        #expect(gone != nil)
        link.invalidate()
        #expect(gone == nil)
    }

    /// Withdraws its registrations in `deinit`.
    @MainActor private final class Document {
        let manager: UndoManager
        init(_ manager: UndoManager) { self.manager = manager }
        isolated deinit { manager.removeAllActions(withTarget: self) }
    }

    @Test func `M1 an object that an undo manager releases withdraws its actions in its deinit`() {
        let manager = UndoManager()
        weak var gone: Document?
        func register() {
            let document = Document(manager)
            gone = document
            manager.registerUndo(withTarget: manager) { _ in _ = document }
        }
        register()
        #expect(gone != nil)
        manager.removeAllActions()
        #expect(gone == nil && !manager.canUndo)
    }

    /// Schedules a call in `deinit`.
    @MainActor private final class Scheduler {
        let loop: FrameLoop
        init(_ loop: FrameLoop) { self.loop = loop }
        isolated deinit {
            loop.schedule(after: 0) {}
            loop.addLink { _ in false }
        }
    }

    @Test func `M1 an object that a cancelled delay or link retained schedules a call in its deinit`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let loop = FrameLoop.current
        weak var gone: Scheduler?
        func hold() -> (DelayToken, LinkToken) {
            let (first, second) = (Scheduler(loop), Scheduler(loop))
            gone = second
            return (
                loop.schedule(after: 5) { _ = first },
                loop.addLink { _ in
                    _ = second; return true
                }
            )
        }
        let (delay, link) = hold()
        await app.advance(frames: 1)
        delay.cancel()
        link.cancel()
        await app.advance(frames: 1)
        #expect(gone == nil)
    }
}
