import Platform

/// Waits until an application is idle, for tests.
///
/// Each iteration first yields the main actor, so that ready tasks run, and then lists the pending work. A list that
/// has just become empty is checked again after a millisecond, because results may not have been delivered yet. If work
/// is pending, the loop advances a manual clock by a frame, or sleeps for a millisecond, and repeats. The loop ends
/// when the list stays empty, at the limit, at the deadline, or when the application terminates.
extension ApplicationHost {
    /// Waits until no animation is running and no work is pending. Returns the names of the work that remains at the
    /// limit or the deadline; empty if no work remains.
    ///
    /// Advances a manual clock frame by frame. With a real-time clock, waits until frames have passed. Waits for
    /// pending work in real time. Ignores timers, tasks and requests that the app created.
    ///
    /// - Parameters:
    ///   - limit: The maximum time to wait, both on the frame clock and for pending work.
    ///   - deadline: The instant at which waiting ends regardless of `limit`; `nil` for none. Pass `nil` if other tests
    ///     may delay this method.
    ///   - acceptsEndless: Whether endless animations may continue. By default they count as pending work, so that
    ///     the limit is reached.
    package func settle(
        limit: Duration, deadline: ContinuousClock.Instant? = nil, acceptsEndless: Bool = false
    ) async -> [String] {
        frameLoop.clockAdvancerCount += 1
        defer { frameLoop.clockAdvancerCount -= 1 }
        let firstTime = frameLoop.clock.now
        var waited = Duration.zero
        var didWork = false
        while !isTerminated {
            await Self.drain()
            didWork = didWork || !PendingWork.names.isEmpty
            let pendingWork = pendingNames(acceptsEndless: acceptsEndless)
            if pendingWork.isEmpty {
                // Threads may not have delivered the results of the last work yet.
                if didWork { try? await Task.sleep(for: Self.pollInterval) }
                didWork = false
                await Self.drain()
                if pendingNames(acceptsEndless: acceptsEndless).isEmpty { return [] }
                continue
            }
            let elapsed = max(waited, .seconds(frameLoop.clock.now - firstTime))
            guard elapsed < limit, deadline.map({ ContinuousClock.now < $0 }) ?? true else { return pendingWork }
            waited += await stepClockOrSleep()
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
        if acceptsEndless ? trees.contains(where: \.hasFiniteAnimations) : isAnimating { names.append("animations") }
        if frameLoop.displayLinks.isActive { names.append("display links") }
        if !frameLoop.links.isEmpty { names.append("scrolling or animators") }
        if frameLoop.delays.count > 0 { names.append("\(frameLoop.delays.count) delays on the frame clock") }
        if names.isEmpty, frameLoop.isDirty, !(acceptsEndless && isAnimating && frameLoop.isDirtyOnlyByAnimations) {
            names.append("a frame")
        }
        return names
    }

    /// Advances a manual clock to `time`, frame by frame. Before each frame, waits for pending work of the framework,
    /// such as decoding.
    ///
    /// - Parameter limit: The maximum total wait for pending work, in real time.
    package func run(to time: TimeInterval, limit: Duration) async {
        guard let clock = frameLoop.clock as? any ManualClock else { return }
        frameLoop.clockAdvancerCount += 1
        defer { frameLoop.clockAdvancerCount -= 1 }
        var waited = Duration.zero
        while !isTerminated {
            await Self.drain()
            if !PendingWork.names.isEmpty, waited < limit {
                try? await Task.sleep(for: Self.pollInterval)
                waited += Self.pollInterval
            } else if clock.now + 0.5 / Double(clock.rate) >= time {
                return
            } else {
                clock.step()
            }
        }
    }

    /// Advances the clock by a frame if one is requested. Without a requested frame, or with pending work, sleeps for
    /// a millisecond. Returns the nominal sleeping time, because the actual time is longer on a busy machine.
    private func stepClockOrSleep() async -> Duration {
        if let clock = frameLoop.clock as? any ManualClock, clock.isFrameRequested {
            clock.step()
            if PendingWork.names.isEmpty { return .zero }
        }
        try? await Task.sleep(for: Self.pollInterval)
        return Self.pollInterval
    }

    private static let pollInterval = Duration.milliseconds(1)

    /// Runs ready main-actor tasks, and tasks that become ready meanwhile, by yielding four times.
    private static func drain() async {
        for _ in 0..<4 { await Task.yield() }
    }
}
