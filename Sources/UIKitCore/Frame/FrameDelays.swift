/// Something that shall happen later, to prevent it with.
@MainActor package final class DelayToken {
    package fileprivate(set) var isPending = true
    /// Whether the screen counts as at rest meanwhile, as while a caret blinks.
    package fileprivate(set) var isIdle = false

    /// Prevents it. Does nothing once it happened.
    package func cancel() {
        isPending = false
    }
}

/// What waits for the frame clock to reach a time.
@MainActor final class FrameDelays {
    private struct Delay {
        let time: TimeInterval
        let token: DelayToken
        let body: @MainActor () -> Void
    }

    /// Sorted by time; of the same time, in the order in which they were made.
    private var all: [Delay] = []

    /// When the first is due, in seconds on the frame clock.
    var nextTime: TimeInterval? { all.first { $0.token.isPending }?.time }
    /// How many keep the screen from being at rest.
    var count: Int { all.count { $0.token.isPending && !$0.token.isIdle } }

    func add(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> DelayToken {
        let token = DelayToken()
        let index = all.firstIndex { $0.time > time } ?? all.count
        all.insert(Delay(time: time, token: token, body: body), at: index)
        return token
    }

    /// The first that is due at `now`, which then waits no longer.
    func take(at now: TimeInterval) -> (@MainActor () -> Void)? {
        // What a cancelled body held may schedule something as it goes.
        if all.contains(where: { !$0.token.isPending }) { exchange(&all, with: all.filter(\.token.isPending)) }
        guard let first = all.first, first.time <= now else { return nil }
        exchange(&all, with: Array(all.dropFirst()))
        first.token.isPending = false
        return first.body
    }
}

extension FrameLoop {
    /// Runs `body` once, in the second pass of the first frame that is `delay` seconds or more after now.
    ///
    /// With `isIdle` the screen counts as at rest meanwhile: what goes on for ever must not be waited for.
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
