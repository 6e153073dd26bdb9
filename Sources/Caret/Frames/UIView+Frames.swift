extension UIView {
    /// The display's frames, one after another, for a task to wait for.
    ///
    /// ```swift
    /// for await frame in view.frames() { compass.turn(to: frame.elapsed) }
    /// ```
    ///
    /// They begin at once, and end when the view is gone, the task is cancelled, or the loop is left. A loop that is late gets the newest
    /// frame only. While they go on, the display's clock does not rest: leave the loop when there is nothing more to do.
    ///
    /// - Parameters:
    ///   - file: where they are asked for; leave it out.
    ///   - line: likewise.
    public func frames(file: String = #fileID, line: Int = #line) -> AsyncStream<DisplayFrame> { stream(Site(file, line)) }

    /// The display's frames, as of ``frames(file:line:)``. A property does not know the line where it is read: diagnostics name the view.
    public var frames: AsyncStream<DisplayFrame> { stream(Site("frames of \(type(of: self))", 0)) }

    private func stream(_ site: Site) -> AsyncStream<DisplayFrame> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let subscription = onFrame(file: site.file, line: site.line) { continuation.yield($0) }
            subscription.endsTask = true
            subscription.whenEnded { continuation.finish() }
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// The display's frames over a time, with how much of it is over: 0 in the first, exactly 1 in the last.
    ///
    /// - Parameters:
    ///   - duration: how long; with nothing or less there is one frame, the last.
    ///   - curve: how progress follows time; evenly by default.
    ///   - file: where they are asked for; leave it out.
    ///   - line: likewise.
    public func frames(
        for duration: Duration, curve: Easing = .linear, file: String = #fileID, line: Int = #line
    ) -> AsyncStream<DisplayFrame> {
        AsyncStream(bufferingPolicy: .unbounded) { continuation in
            let subscription = animate(for: duration, curve: curve, file: file, line: line) { continuation.yield($0) }
            subscription.endsTask = true
            subscription.whenEnded { continuation.finish() }
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// Calls `body` in every frame over a time, with how much of it is over: 0 in the first, exactly 1 in the last.
    ///
    /// - Parameters:
    ///   - duration: how long; with nothing or less there is one frame, the last.
    ///   - curve: how progress follows time; evenly by default.
    ///   - file: where it is subscribed to; leave it out.
    ///   - line: likewise.
    ///   - body: kept until the time is over, the view is gone, or the subscription is cancelled.
    @discardableResult public func animate(
        for duration: Duration, curve: Easing = .linear, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        let seconds = duration / .seconds(1)
        var ended: (() -> Void)?
        let subscription = onFrame(file: file, line: line) { frame in
            // A microsecond makes up for what binary fractions lose between a beat's time and a sum.
            let share = seconds > 0 ? frame.elapsed / seconds : 1
            let isLast = seconds <= 0 || frame.elapsed >= seconds - 1e-6
            body(frame.with(progress: isLast ? 1 : curve(share), isLast: isLast))
            if isLast { ended?() }
        }
        ended = { [weak subscription] in subscription?.cancel() }
        return subscription
    }
}
