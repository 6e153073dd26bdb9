import Caret
import CaretTesting
import Foundation
import Synchronization
import Testing

/// Objects that other threads may change while an audit runs. The audit reads only what cannot change.
@MainActor @Suite(.app) struct GuardedObjectTests {
    // Safe: the lock guards `held`.
    private final class Locked: @unchecked Sendable {
        private let lock = NSLock()
        private var held: AnyObject?
        init(_ object: AnyObject) { lock.withLock { held = object } }
    }

    // Safe: the mutex guards `held`.
    private final class Atomically: @unchecked Sendable {
        private let state = Mutex(0)
        private var held: AnyObject?
        init(_ object: AnyObject) { state.withLock { _ in held = object } }
    }

    // Safe: `held` is used on the queue only.
    private final class Queued: @unchecked Sendable {
        private let queue: DispatchQueue? = DispatchQueue(label: "test")
        private var held: AnyObject?
        init(_ object: AnyObject) { queue?.sync { held = object } }
    }

    // Safe: `held` is set by the initializer only, and `Operation` is Sendable in the same way.
    private final class Work: Operation, @unchecked Sendable {
        private var held: AnyObject?
        init(_ object: AnyObject) { held = object }
    }

    private actor Store {
        private var held: UIViewController?
        init(_ object: UIViewController) { held = object }
    }

    private final class Model { var held: AnyObject? }
    /// The name ends with the name of a lock, but is none.
    private final class Clock { var held: AnyObject? }

    private class Screen: UIViewController {
        var object: AnyObject?
    }

    private final class LockedScreen: Screen {
        private let lock = NSLock()
        let model = Model()
    }

    /// Returns the properties through which a screen retains itself, as the audit names them.
    private func cycle<Kind: Screen>(_ make: @MainActor () -> Kind, _ hold: @MainActor (Kind) -> Void) -> [String] {
        var screens: [AnyObject] = []
        let report = leakAudit {
            let screen = make()
            hold(screen)
            screens.append(screen)
            return screen
        }
        #expect(report != nil && screens.count == 1)
        (screens.first as? Screen)?.object = nil
        (screens.first as? LockedScreen)?.model.held = nil
        return report?.cycle ?? []
    }

    @Test func objectsThatALockGuardsAreNotRead() {
        #expect(cycle({ Screen() }) { $0.object = Locked($0) } == [])
        #expect(cycle({ Screen() }) { $0.object = Atomically($0) } == [])
        #expect(cycle({ Screen() }) { $0.object = Queued($0) } == [])
        #expect(cycle({ Screen() }) { $0.object = Work($0) } == [])
        #expect(cycle({ Screen() }) { screen in screen.object = Store(screen) } == [])
    }

    @Test func otherObjectsAreRead() {
        let model = cycle({ Screen() }) { screen in
            let model = Model()
            model.held = screen
            screen.object = model
        }
        #expect(model == ["Screen.object", "Model.held"])
        let clock = cycle({ Screen() }) { screen in
            let (clock, model) = (Clock(), Model())
            model.held = screen
            clock.held = model
            screen.object = clock
        }
        #expect(clock == ["Screen.object", "Clock.held", "Model.held"])
    }

    @Test func onlyTheConstantsOfAScreenWithALockAreRead() {
        let variable = cycle({ LockedScreen() }) { screen in
            let model = Model()
            model.held = screen
            screen.object = model
        }
        #expect(variable == [])
        #expect(cycle({ LockedScreen() }) { $0.model.held = $0 } == ["LockedScreen.model", "Model.held"])
    }
}
