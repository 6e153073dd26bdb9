import Platform

extension TestApp {
    /// The time on the app's frame clock, in seconds; 100 at launch.
    public var now: TimeInterval { clock.now }

    /// Advances the app's clock by a duration, frame by frame.
    ///
    /// Pending work on the main actor can run before and after each frame. After a second without motion, the work can
    /// run only once per second. Display links, animations, transitions, gestures, scrolling and UIKit's own delays
    /// follow this clock. In the SDK, the main run loop and main queues do so as schedulers of Combine. `Timer`,
    /// `asyncAfter`, `Task.sleep` and URLSession follow the real clock; this method and ``settle(limit:)`` do not wait
    /// for them. A remainder of less than a frame is added to the next call.
    public func advance(by duration: Duration) async {
        host.frameLoop.clockAdvancerCount += 1
        defer { host.frameLoop.clockAdvancerCount -= 1 }
        var remainingFrames = consumeFrames(in: duration)
        var idleFrames = 0
        while remainingFrames > 0 {
            await runPendingWork()
            // After a second without motion, other work runs only once per second. Otherwise advancing by hours would
            // take minutes.
            let frameCount = idleFrames < clock.rate ? 1 : min(remainingFrames, clock.rate)
            var isIdle = true
            for _ in 0..<frameCount where isIdle {
                isIdle = !clock.step()
                remainingFrames -= 1
            }
            idleFrames = isIdle ? idleFrames + 1 : 0
            await runPendingWork()
        }
    }

    /// Advances by a number of frames.
    public func advance(frames: Int) async {
        host.frameLoop.clockAdvancerCount += 1
        defer { host.frameLoop.clockAdvancerCount -= 1 }
        for _ in 0..<frames {
            await runPendingWork()
            clock.step()
            await runPendingWork()
        }
    }

    /// Advances by a duration. This overload is for synchronous methods of XCTest, which run on the real main thread.
    @available(*, noasync, message: "In an async test, use the overload with await.")
    public func advance(by duration: Duration) {
        for _ in 0..<consumeFrames(in: duration) {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            clock.step()
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
    }

    /// Advances until the app is idle: no frame is requested, no animation runs, and no image is being decoded. With
    /// an animation that repeats forever, the app is never idle; use `advance(by:)` for such an app.
    ///
    /// The process decodes images for all tests, so that this method also waits for images that concurrent tests
    /// without an app decode. Give those tests the trait `.app`, so that they do not run at the same time. The method
    /// does not observe the app's own tasks, timers and requests that wait for the real clock. Wait for these in the
    /// test, by awaiting them or with a confirmation.
    ///
    /// - Parameter limit: The maximum time on the app's clock, and also the maximum wait for other threads; 10 s by
    ///   default.
    /// - Throws: ``TestError/notSettled(limit:pending:)``, which names the pending work.
    public func settle(limit: Duration = .seconds(10)) async throws {
        let pending = await host.settle(limit: limit)
        guard pending.isEmpty else { throw TestError.notSettled(limit: limit, pending: pending) }
    }

    func frames(in duration: Duration) -> Int {
        Int((duration / .seconds(1) * Double(clock.rate)).rounded())
    }

    /// Returns the number of whole frames in `duration` plus the previous remainder, and stores the new remainder.
    private func consumeFrames(in duration: Duration) -> Int {
        let frameCount = (duration / .seconds(1) + remainder) * Double(clock.rate)
        // A millionth of a frame allows for rounding errors.
        let wholeFrames = (frameCount + 1e-6).rounded(.down)
        remainder = max(0, (frameCount - wholeFrames) / Double(clock.rate))
        return max(0, Int(wholeFrames))
    }

    /// Runs pending work of the main actor, and the work that it enqueues, up to four levels deep.
    private func runPendingWork() async {
        for _ in 0..<4 { await Task.yield() }
    }
}
