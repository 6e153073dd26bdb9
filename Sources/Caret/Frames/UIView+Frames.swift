extension UIView {
    /// Returns the display's frames as an asynchronous sequence.
    ///
    /// ```swift
    /// for await frame in view.frames() { compass.turn(to: frame.elapsed) }
    /// ```
    ///
    /// The sequence starts at once. It ends when the view is deallocated, the task is cancelled, or the loop exits. A
    /// loop that cannot keep up receives only the latest frame. The display link does not pause while the sequence is
    /// active, so exit the loop when the work is done.
    ///
    /// - Parameters:
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public func frames(file: String = #fileID, line: Int = #line) -> AsyncStream<DisplayFrame> { stream(SourceLocation(file, line)) }

    /// The display's frames; see ``frames(file:line:)``. Diagnostics contain the type of the view, because a property
    /// cannot know the source line of its caller.
    public var frames: AsyncStream<DisplayFrame> { stream(SourceLocation("frames of \(type(of: self))", 0)) }

    private func stream(_ site: SourceLocation) -> AsyncStream<DisplayFrame> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let subscription = onFrame(file: site.file, line: site.line) { continuation.yield($0) }
            subscription.isAwaitedByTask = true
            subscription.addEndHandler { continuation.finish() }
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// Returns the display's frames over a duration. The progress is 0 in the first frame and exactly 1 in the last.
    ///
    /// - Parameters:
    ///   - duration: The duration. If it is zero or less, there is only one frame, the last one.
    ///   - curve: The timing curve; linear by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public func frames(
        for duration: Duration, curve: Easing = .linear, file: String = #fileID, line: Int = #line
    ) -> AsyncStream<DisplayFrame> {
        AsyncStream(bufferingPolicy: .unbounded) { continuation in
            let subscription = animate(for: duration, curve: curve, file: file, line: line) { continuation.yield($0) }
            subscription.isAwaitedByTask = true
            subscription.addEndHandler { continuation.finish() }
            continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        }
    }

    /// Calls `body` in every frame over a duration. The progress is 0 in the first frame and exactly 1 in the last.
    ///
    /// - Parameters:
    ///   - duration: The duration. If it is zero or less, there is only one frame, the last one.
    ///   - curve: The timing curve; linear by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: Receives the frame. Retained until the duration ends, the view is deallocated, or the subscription
    ///     is cancelled.
    @discardableResult public func animate(
        for duration: Duration, curve: Easing = .linear, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        let seconds = duration / .seconds(1)
        var cancelSubscription: (() -> Void)?
        let subscription = onFrame(file: file, line: line) { frame in
            // A microsecond allows for the rounding errors of summing frame durations.
            let fraction = seconds > 0 ? frame.elapsed / seconds : 1
            let isLast = seconds <= 0 || frame.elapsed >= seconds - 1e-6
            body(frame.with(progress: isLast ? 1 : curve(fraction), isLast: isLast))
            if isLast { cancelSubscription?() }
        }
        cancelSubscription = { [weak subscription] in subscription?.cancel() }
        return subscription
    }
}
