import Platform

extension TestApp {
    /// The time on the app's frame clock, in seconds; 100 at launch.
    public var now: TimeInterval { clock.now }

    /// Lets `duration` pass on the app's clock, frame by frame.
    ///
    /// Work on the main actor that is ready may run before and after each frame; where nothing has moved for a second, once a second.
    /// Display links, animations, transitions, gestures, scrolling and the toolkit's own delays move. `Timer`, `asyncAfter`,
    /// `Task.sleep` and URLSession follow the real clock: neither this method nor ``settle(limit:)`` waits for them. Time that fills no
    /// whole frame is kept for the next call.
    public func advance(by duration: Duration) async {
        host.frameLoop.clockMovers += 1
        defer { host.frameLoop.clockMovers -= 1 }
        var rest = takeFrames(in: duration)
        var idle = 0
        while rest > 0 {
            await drain()
            // Where nothing moved for a second, others get their turn once a second, or hours would take minutes.
            let most = idle < clock.rate ? 1 : min(rest, clock.rate)
            var isIdle = true
            for _ in 0..<most where isIdle {
                isIdle = !clock.step()
                rest -= 1
            }
            idle = isIdle ? idle + 1 : 0
            await drain()
        }
    }

    /// Lets `frames` frames pass.
    public func advance(frames: Int) async {
        host.frameLoop.clockMovers += 1
        defer { host.frameLoop.clockMovers -= 1 }
        for _ in 0..<frames {
            await drain()
            clock.step()
            await drain()
        }
    }

    /// Lets `duration` pass, for XCTest's synchronous methods, which run on the real main thread.
    @available(*, noasync, message: "In an async test, use the form with await.")
    public func advance(by duration: Duration) {
        for _ in 0..<takeFrames(in: duration) {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            clock.step()
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
    }

    /// Goes on until nothing moves: no frame is wanted, no animation runs, no picture is being decoded. An animation that repeats for ever
    /// never comes to rest: use `advance(by:)`.
    ///
    /// Decoding is the process's: what tests decode beside it without an app is waited for, too. Put `.app` on those, and they take turns.
    /// It does not see the app's own tasks, timers and requests while they wait for the real clock. Wait for those in the test, by
    /// awaiting them or by a confirmation.
    ///
    /// - Parameter limit: how much time may pass at most on the app's clock, and in waiting for work on other threads; 10 s by default.
    /// - Throws: ``TestError/notSettled(limit:pending:)``, which names what is still pending.
    public func settle(limit: Duration = .seconds(10)) async throws {
        let pending = await host.settle(limit: limit)
        guard pending.isEmpty else { throw TestError.notSettled(limit: limit, pending: pending) }
    }

    func frames(in duration: Duration) -> Int {
        Int((duration / .seconds(1) * Double(clock.rate)).rounded())
    }

    /// How many frames fit into `duration` and what was left over before; the new rest is kept.
    private func takeFrames(in duration: Duration) -> Int {
        let beats = (duration / .seconds(1) + remainder) * Double(clock.rate)
        // A millionth of a frame makes up for what binary fractions lose.
        let whole = (beats + 1e-6).rounded(.down)
        remainder = max(0, (beats - whole) / Double(clock.rate))
        return max(0, Int(whole))
    }

    /// Lets main-actor work run that is ready, and what it makes ready, a few generations deep.
    private func drain() async {
        for _ in 0..<4 { await Task.yield() }
    }
}
