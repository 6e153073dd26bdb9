/// A token for cancelling a scheduled call.
@MainActor package final class DelayToken {
    /// Whether the screen counts as idle while the call is pending, as for the blinking of a caret.
    package fileprivate(set) var isIdle = false
    private var body: (@MainActor () -> Void)?
    private weak var delays: FrameDelays?

    fileprivate init(_ delays: FrameDelays, _ body: @escaping @MainActor () -> Void) {
        self.delays = delays
        self.body = body
    }

    package var isPending: Bool { body != nil }

    /// Cancels the call, and releases its closure. Has no effect after the call.
    package func cancel() {
        // The closure is released after the access to the property: releasing it may schedule or cancel calls.
        guard let body = consumeBody() else { return }
        delays?.didCancel()
        withExtendedLifetime(body) {}
    }

    /// Returns the closure of a pending call, which is not pending afterwards.
    fileprivate func consumeBody() -> (@MainActor () -> Void)? { body.take() }
}

/// The calls that are scheduled for a time on the frame clock.
///
/// A cancelled call stays in the list until most calls are cancelled. `n` calls that are scheduled in the order of
/// their times, and cancelled or made in any order, move `O(n)` entries.
@MainActor final class FrameDelays {
    private struct Delay {
        let time: TimeInterval
        let token: DelayToken
    }

    /// The calls sorted by time; calls at the same time keep their order. Those before `first` were made.
    private var entries: [Delay] = []
    private var first = 0
    private var cancelledCount = 0
    /// The number of entries that were compared or moved, for tests of the cost.
    private(set) var workCount = 0

    private var pendingDelays: ArraySlice<Delay> { entries[first...] }
    /// The time of the first pending call, in seconds on the frame clock.
    var nextTime: TimeInterval? { pendingDelays.first { $0.token.isPending }?.time }
    /// The number of pending calls that keep the screen from being idle.
    var count: Int { pendingDelays.count { $0.token.isPending && !$0.token.isIdle } }

    func add(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> DelayToken {
        let token = DelayToken(self, body)
        let index = position(after: time)
        workCount += entries.count - index + 1
        entries.insert(Delay(time: time, token: token), at: index)
        return token
    }

    /// Removes and returns the first call that is due at `now`.
    func dequeue(at now: TimeInterval) -> (@MainActor () -> Void)? {
        while first < entries.count {
            let delay = entries[first]
            guard delay.token.isPending else {
                first += 1
                cancelledCount -= 1
                continue
            }
            guard delay.time <= now else { break }
            first += 1
            let body = delay.token.consumeBody()
            trim()
            return body
        }
        trim()
        return nil
    }

    /// Removes the cancelled calls once they outnumber the others.
    fileprivate func didCancel() {
        cancelledCount += 1
        guard cancelledCount * 2 > entries.count - first else { return }
        workCount += entries.count
        entries = pendingDelays.filter { $0.token.isPending }
        first = 0
        cancelledCount = 0
    }

    /// Removes the calls that were made once they outnumber the others.
    private func trim() {
        guard first * 2 > entries.count else { return }
        workCount += entries.count
        entries.removeFirst(first)
        first = 0
    }

    /// Returns the index after all calls that are due at `time` or earlier.
    private func position(after time: TimeInterval) -> Int {
        var range = first..<entries.count
        while !range.isEmpty {
            workCount += 1
            let middle = range.lowerBound + range.count / 2
            range = entries[middle].time <= time ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
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
