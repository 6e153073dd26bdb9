import CaretTesting
import HeadlessBackend
import Platform
import Testing
import UIKit
import UIKitCore

/// A window with one view, on a clock that the test advances: for tests of single views without any waiting.
@MainActor final class Stage {
    let backend: HeadlessBackend
    let host: ApplicationHost
    private let delegate = StageDelegate()
    private var finger = 0

    /// - Parameter size: the size of screen, window and view; in points.
    init(
        _ size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 2, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        ApplicationLease.expect(at: sourceLocation)
        backend = HeadlessBackend(displays: [DisplayMetrics(size: size, scale: scale)])
        host = ApplicationHost(backend: backend, delegate: delegate)
        try host.launch()
        // The window has no root controller, which is required at the end of the launch.
        delegate.window.makeKeyAndVisible()
    }

    var window: UIWindow { delegate.window }

    func show(_ view: UIView) {
        window.addSubview(view)
        advance()
    }

    func end() {
        host.terminate()
    }

    func advance(_ frames: Int = 1) {
        for _ in 0..<frames { backend.headlessClock.step() }
    }

    var now: TimeInterval { backend.headlessClock.now }
    var frames: Int { host.frameLoop.counters.ticks }

    func resize(to size: CGSize) {
        var metrics = backend.windows[0].metrics
        metrics.size = size
        backend.windows[0].send(.metrics(metrics))
        advance()
    }

    func wheel(_ deltaY: CGFloat, deltaX: CGFloat = 0, at point: CGPoint = CGPoint(x: 50, y: 50), isPrecise: Bool = true) {
        backend.windows[0].send(
            .scroll(ScrollEvent(location: point, deltaX: deltaX, deltaY: deltaY, isPrecise: isPrecise, timestamp: now)))
        advance()
    }

    // MARK: - One touch

    func down(_ point: CGPoint) {
        finger += 1
        send(.began, point)
    }

    func move(_ point: CGPoint) { send(.moved, point) }

    func up(_ point: CGPoint) { send(.ended, point) }

    func tap(_ point: CGPoint) {
        down(point)
        advance(2)
        up(point)
    }

    /// Begins a touch, moves it to `end` in steps of one frame, holds it there and ends it.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12, rest: Int = 10) {
        down(start)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        for _ in 0..<rest { move(end) }
        up(end)
    }

    // MARK: - Further touches

    /// Sends an event of a further touch, by a number. Time does not advance.
    func finger(_ number: Int, _ phase: PointerEvent.Phase, _ point: CGPoint) {
        backend.windows[0].send(.pointer(PointerEvent(id: 1000 + number, phase: phase, location: point, timestamp: now)))
    }

    typealias FingerPhase = PointerEvent.Phase

    /// Sends an event of several further touches at once, from the first number on.
    func fingers(_ phase: PointerEvent.Phase, _ points: [CGPoint]) {
        for (number, point) in points.enumerated() { finger(number + 1, phase, point) }
    }

    /// Taps with a further touch.
    func tap(finger number: Int, _ point: CGPoint) {
        finger(number, .began, point)
        advance(3)
        finger(number, .ended, point)
        advance(2)
    }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        backend.windows[0].send(.pointer(PointerEvent(id: finger, phase: phase, location: point, timestamp: now)))
        advance()
    }
}

/// Retains the window of a stage.
@MainActor private final class StageDelegate: UIResponder, UIApplicationDelegate {
    lazy var window = UIWindow(frame: UIScreen.main.bounds)
}
