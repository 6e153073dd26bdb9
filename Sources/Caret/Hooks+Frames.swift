import Foundation

extension Hooks {
    /// Calls `body` once, in the first frame after a delay on the frame clock.
    ///
    /// - Returns: A closure that cancels the call.
    static func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let seconds = delay / .seconds(1)
        guard isApplicationLaunched else { return EarlyCalls.shared.add(after: seconds, body) }
        let token = FrameLoop.current.schedule(after: seconds, body)
        return { token.cancel() }
    }

    /// Calls `body` once, in the first frame after a delay on the frame clock. The screen counts as idle meanwhile.
    static func afterIdle(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
        FrameLoop.current.schedule(after: delay / .seconds(1), isIdle: true, body)
    }

    /// Calls `body` once, before the layout of the frame after the next one. At least one frame ends before the call.
    static func inSecondFrame(_ body: @escaping @MainActor () -> Void) {
        inNextFrame { FrameLoop.current.runAfterFrame { inNextFrame(body) } }
    }

    /// Calls `body` once, before the layout of the next frame.
    ///
    /// In a call that this method has scheduled, the next frame is the current one, whose layout is still to come.
    static func inNextFrame(_ body: @escaping @MainActor () -> Void) {
        guard isApplicationLaunched else { return _ = EarlyCalls.shared.add(after: 0, body) }
        FrameLoop.current.schedule(after: 0, body)
    }

    /// Whether the app has launched, rather than the application that UIKit makes for code that runs before.
    private static var isApplicationLaunched: Bool { ApplicationHost.current?.application.delegate != nil }
}

/// The calls that were scheduled before the app has launched.
///
/// Screens can be made before the launch, and their models can change. UIKit then makes an application, whose frames
/// end when the app launches. The calls that still wait are moved to the frames of the app.
@MainActor private final class EarlyCalls {
    private struct Call {
        let body: @MainActor () -> Void
        let loop: FrameLoop
        /// The time at which the call is due, in seconds on the clock of `loop`.
        let time: TimeInterval
        let token: DelayToken
    }

    static let shared = EarlyCalls()
    private var calls: [Int: Call] = [:]
    private var lastID = 0
    private let launch: any NSObjectProtocol

    private init() {
        launch = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
        ) { _ in
            // UIKit posts the notification on the main actor. A post of the app on another thread is ignored.
            guard Hooks.isOnMainActor else { return }
            MainActor.assumeIsolated { EarlyCalls.shared.move(to: FrameLoop.current) }
        }
    }

    /// Schedules a call.
    ///
    /// - Returns: A closure that cancels the call.
    func add(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        lastID += 1
        let id = lastID
        schedule(id, body, after: delay, in: FrameLoop.current)
        return { [weak self] in self?.calls.removeValue(forKey: id)?.token.cancel() }
    }

    private func schedule(_ id: Int, _ body: @escaping @MainActor () -> Void, after delay: TimeInterval, in loop: FrameLoop) {
        let token = loop.schedule(after: delay) { [weak self] in self?.calls.removeValue(forKey: id)?.body() }
        calls[id] = Call(body: body, loop: loop, time: loop.now + delay, token: token)
    }

    /// Moves the calls of other frame loops in the order in which they were added.
    private func move(to loop: FrameLoop) {
        for (id, call) in calls.sorted(by: { $0.key < $1.key }) where call.loop !== loop {
            call.token.cancel()
            schedule(id, call.body, after: max(0, call.time - call.loop.now), in: loop)
        }
    }
}
