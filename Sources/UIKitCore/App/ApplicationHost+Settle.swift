import Platform

/// Waits for an application to come to rest, for tests.
///
/// Each turn of the loop first yields the main actor, so that ready tasks run, and then lists the pending work. An
/// empty list is checked a second time after a moment, if work ended meanwhile, because its results may be on their
/// way. Otherwise the loop advances a manual clock by a frame, or sleeps for a millisecond, and repeats. It ends with
/// an empty list, at the limit, at the deadline, or when the application terminates.
extension ApplicationHost {
    /// Waits until no animation is running and no work is pending. Returns the names of the remaining work after
    /// `limit`.
    ///
    /// Advances a manual clock frame by frame, and waits for a real-time clock. Waits for pending work in real time.
    /// Does not consider the app's own timers, tasks and requests.
    ///
    /// - Parameters:
    ///   - limit: The greatest time to wait, both on the frame clock and for pending work.
    ///   - deadline: The instant to give up regardless of `limit`; `nil` if other work, such as other tests, may
    ///     delay this method.
    ///   - acceptsEndless: Whether endless animations may continue; by default the method waits for them in vain.
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
                // The results of the last work may not have reached the screen yet, because busy threads take a
                // moment.
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

    /// Returns the names of the work that is pending or running.
    ///
    /// - Parameter acceptsEndless: Whether to omit endless animations, and the frames that they request.
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

    /// Advances a manual clock to `time`, frame by frame. Waits for pending work of the framework, such as decoding,
    /// first.
    ///
    /// - Parameter limit: The longest wait for pending work, in real time.
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

    /// Advances the clock by a frame if one is requested, else waits for a moment of real time, and returns that
    /// time. Returns the nominal duration of the moment, because a busy machine extends it arbitrarily.
    private func move() async -> Duration {
        if let clock = frameLoop.clock as? any ManualClock, clock.isFrameRequested {
            clock.step()
            if PendingWork.names.isEmpty { return .zero }
        }
        try? await Task.sleep(for: Self.moment)
        return Self.moment
    }

    private static let moment = Duration.milliseconds(1)

    /// Runs ready main-actor work, and the work that this makes ready, a few generations deep.
    private static func drain() async {
        for _ in 0..<4 { await Task.yield() }
    }
}
