extension UIView {
    /// Calls a method of `owner` in every frame of the display. The owner is held weakly. The handler ends when the
    /// owner or the view is deallocated.
    ///
    /// Pass the unapplied method, as in `view.onFrame(self, call: Pie.step)`. The method is called before layout and
    /// drawing, from the next frame until the subscription is cancelled. The display link does not pause during that
    /// time.
    ///
    /// - Parameters:
    ///   - owner: The object of the method; held weakly.
    ///   - rate: The frame rate; every frame by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - method: Receives the frame.
    @_disfavoredOverload @discardableResult public func onFrame<Owner: AnyObject>(
        _ owner: Owner, rate: CAFrameRateRange = .default, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        onFrame(owner, rate: rate, file: file, line: line) { owner, frame in method(owner)(frame) }
    }

    /// Calls `body` with `owner` in every frame of the display. The owner is held weakly. The handler ends when the
    /// owner or the view is deallocated.
    @discardableResult public func onFrame<Owner: AnyObject>(
        _ owner: Owner, rate: CAFrameRateRange = .default, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, DisplayFrame) -> Void
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        return addDisplayLink(rate, subscription) { [weak owner] frame in
            if let owner { body(owner, frame) }
        }
    }

    /// Calls `body` in every frame of the display, as long as the view is allocated.
    @discardableResult public func onFrame(
        rate: CAFrameRateRange = .default, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        addDisplayLink(rate, Subscription(file, line), body)
    }

    private func addDisplayLink(
        _ rate: CAFrameRateRange, _ subscription: Subscription, _ body: @escaping @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        subscription.recordCaptures(of: body)
        let counter = FrameCounter()
        let link = Hooks.makeDisplayLink { [weak self] link in
            // Only the run loop retains the link, and the link does not retain the view. Cancel the subscription when
            // the view has been deallocated.
            guard self != nil else { return subscription.cancel() }
            guard subscription.beginCall() else { return }
            body(counter.frame(of: link))
        }
        link.preferredFrameRateRange = rate
        link.add(to: .main, forMode: .common)
        subscription.didAttach({ [weak link] in link?.invalidate() }, registeredIn: userInfoStorage)
        return subscription
    }
}
