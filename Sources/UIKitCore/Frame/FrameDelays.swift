/// A token for cancelling a scheduled call.
@MainActor package final class DelayToken {
    package fileprivate(set) var isPending = true
    /// Whether the screen counts as idle while the call is pending, as for the blinking of a caret.
    package fileprivate(set) var isIdle = false

    /// Cancels the call. Has no effect after the call.
    package func cancel() {
        isPending = false
    }
}

/// The calls that are scheduled for a time on the frame clock.
@MainActor final class FrameDelays {
    private struct Delay {
        let time: TimeInterval
        let token: DelayToken
        let body: @MainActor () -> Void
    }

    /// The calls sorted by time; calls at the same time keep their order.
    private var all: [Delay] = []

    /// The time of the first pending call, in seconds on the frame clock.
    var nextTime: TimeInterval? { all.first { $0.token.isPending }?.time }
    /// The number of pending calls that keep the screen from being idle.
    var count: Int { all.count { $0.token.isPending && !$0.token.isIdle } }

    func add(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> DelayToken {
        let token = DelayToken()
        let index = all.firstIndex { $0.time > time } ?? all.count
        all.insert(Delay(time: time, token: token, body: body), at: index)
        return token
    }

    /// Removes and returns the first call that is due at `now`.
    func dequeue(at now: TimeInterval) -> (@MainActor () -> Void)? {
        // `exchange` replaces the array before the old calls are released: releasing a call may schedule another call.
        if all.contains(where: { !$0.token.isPending }) { exchange(&all, with: all.filter(\.token.isPending)) }
        guard let first = all.first, first.time <= now else { return nil }
        exchange(&all, with: Array(all.dropFirst()))
        first.token.isPending = false
        return first.body
    }
}

extension FrameLoop {
    /// Schedules `body` to run once, in the second pass of the first frame at least `delay` seconds from now.
    ///
    /// With `isIdle`, the screen counts as idle while the call is pending. Calls that repeat forever require this.
    @discardableResult package func schedule(
        after delay: TimeInterval, isIdle: Bool = false, _ body: @escaping @MainActor () -> Void
    ) -> DelayToken {
        let time = now + max(0, delay)
        let token = delays.add(at: time, body)
        token.isIdle = isIdle
        clock.requestFrame(at: time)
        return token
    }
}
