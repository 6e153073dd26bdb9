import Platform

extension ApplicationHost {
    /// Goes on until nothing moves and nothing is pending, and returns the names of what still is after `limit`.
    ///
    /// A clock that is moved by hand is moved from here; one that runs by itself is waited for. Pending work is waited for in real
    /// time. The app's own timers, tasks and requests are not seen.
    ///
    /// - Parameters:
    ///   - limit: how much time may pass at most on the frame clock, and in waiting for pending work.
    ///   - deadline: when to give up however little of that has passed; `nil` where other work, such as other tests', may keep this
    ///     from running.
    ///   - acceptsEndless: whether animations that never end may go on; by default they are waited for, in vain.
    package func settle(
        limit: Duration, deadline: ContinuousClock.Instant? = nil, acceptsEndless: Bool = false
    ) async -> [String] {
        frameLoop.clockMovers += 1
        defer { frameLoop.clockMovers -= 1 }
        let firstTime = frameLoop.clock.now
        var waited = Duration.zero
        var didWork = false
        while !isTerminated {
            await Self.drain()
            didWork = didWork || !PendingWork.names.isEmpty
            let pending = pendingNames(acceptsEndless: acceptsEndless)
            if pending.isEmpty {
                // What the last piece of work handed over may not have reached the screen yet: threads that are busy take a moment.
                if didWork { try? await Task.sleep(for: Self.moment) }
                didWork = false
                await Self.drain()
                if pendingNames(acceptsEndless: acceptsEndless).isEmpty { return [] }
                continue
            }
            let passed = max(waited, .seconds(frameLoop.clock.now - firstTime))
            guard passed < limit, deadline.map({ ContinuousClock.now < $0 }) ?? true else { return pending }
            waited += await move()
        }
        return []
    }

    /// What keeps the screen from being at rest, in words.
    ///
    /// - Parameter acceptsEndless: whether to leave out animations that never end, and the frames that they ask for.
    package func pendingNames(acceptsEndless: Bool = false) -> [String] {
        var names = PendingWork.names
        let trees = frameLoop.surfaces.map(\.tree)
        let isAnimating = trees.contains { $0.hasRunningAnimations }
        if acceptsEndless ? trees.contains(where: \.hasAnimationsThatEnd) : isAnimating { names.append("animations") }
        if frameLoop.displayLinks.isActive { names.append("display links") }
        if !frameLoop.links.isEmpty { names.append("scrolling or animators") }
        if frameLoop.delays.count > 0 { names.append("\(frameLoop.delays.count) delays on the frame clock") }
        if names.isEmpty, frameLoop.isDirty, !(acceptsEndless && isAnimating && frameLoop.isDirtyOnlyByAnimations) {
            names.append("a frame")
        }
        return names
    }

    /// Moves a clock that is moved by hand to `time`, frame by frame. Pending work that the toolkit knows, such as decoding, ends first.
    ///
    /// - Parameter limit: the longest wait for such work, in real time.
    package func run(to time: TimeInterval, limit: Duration) async {
        guard let clock = frameLoop.clock as? any ManualClock else { return }
        frameLoop.clockMovers += 1
        defer { frameLoop.clockMovers -= 1 }
        var waited = Duration.zero
        while !isTerminated {
            await Self.drain()
            if !PendingWork.names.isEmpty, waited < limit {
                try? await Task.sleep(for: Self.moment)
                waited += Self.moment
            } else if clock.now + 0.5 / Double(clock.rate) >= time {
                return
            } else {
                clock.step()
            }
        }
    }

    /// Lets time pass: a frame where one can be had at once, else a moment of real time, which is returned. The moment counts as long as it
    /// was meant to be, since a busy machine makes it any length.
    private func move() async -> Duration {
        if let clock = frameLoop.clock as? any ManualClock, clock.isFrameRequested {
            clock.step()
            if PendingWork.names.isEmpty { return .zero }
        }
        try? await Task.sleep(for: Self.moment)
        return Self.moment
    }

    private static let moment = Duration.milliseconds(1)

    /// Lets main-actor work run that is ready, and what it makes ready, a few generations deep.
    private static func drain() async {
        for _ in 0..<4 { await Task.yield() }
    }
}
