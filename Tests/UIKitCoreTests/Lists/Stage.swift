import CaretTesting
import HeadlessBackend
import Platform
import Testing
import UIKit
import UIKitCore

/// A window with one view in it, on a clock that the test moves: for tests of single views, without waiting for anything.
@MainActor final class Stage {
    let backend: HeadlessBackend
    let host: ApplicationHost
    private let delegate = StageDelegate()
    private var finger = 0

    /// - Parameter size: of screen, window and view; in points.
    init(
        _ size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 2, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        AppTurn.expect(at: sourceLocation)
        backend = HeadlessBackend(displays: [DisplayMetrics(size: size, scale: scale)])
        host = ApplicationHost(backend: backend, delegate: delegate)
        try host.launch()
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

    func wheel(_ deltaY: CGFloat, at point: CGPoint = CGPoint(x: 50, y: 50), isPrecise: Bool = true) {
        backend.windows[0].send(
            .scroll(ScrollEvent(location: point, deltaX: 0, deltaY: deltaY, isPrecise: isPrecise, timestamp: now)))
        advance()
    }

    // MARK: - One finger

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

    /// Puts a finger down, takes it to `end` in steps of one frame, holds it there and lets go.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12, rest: Int = 10) {
        down(start)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            move(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        for _ in 0..<rest { move(end) }
        up(end)
    }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        backend.windows[0].send(.pointer(PointerEvent(id: finger, phase: phase, location: point, timestamp: now)))
        advance()
    }
}

/// Keeps the window of a stage.
@MainActor private final class StageDelegate: UIResponder, UIApplicationDelegate {
    lazy var window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.makeKeyAndVisible()
        return true
    }
}
