extension UIView {
    /// Calls a method of `owner` in every frame of the display. The owner is held weakly, and the handler ends with it and with the view.
    ///
    /// Name the method without applying it, as in `view.onFrame(self, call: Pie.step)`. It runs before layout and drawing, from the next
    /// frame on, until the subscription is cancelled; while it goes on the display's clock does not rest.
    ///
    /// - Parameters:
    ///   - owner: of the method; held weakly.
    ///   - rate: how often; every frame by default.
    ///   - file: where it is subscribed to; leave it out.
    ///   - line: likewise.
    ///   - method: gets the frame.
    @_disfavoredOverload @discardableResult public func onFrame<Owner: AnyObject>(
        _ owner: Owner, rate: CAFrameRateRange = .default, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        onFrame(owner, rate: rate, file: file, line: line) { owner, frame in method(owner)(frame) }
    }

    /// Calls `body` with `owner` in every frame of the display. The owner is held weakly, and the handler ends with it and with the view.
    @discardableResult public func onFrame<Owner: AnyObject>(
        _ owner: Owner, rate: CAFrameRateRange = .default, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, DisplayFrame) -> Void
    ) -> Subscription {
        let subscription = Subscription(site: Site(file, line).description, hasOwner: true) { [weak owner] in owner != nil }
        return follow(rate, subscription) { [weak owner] frame in
            if let owner { body(owner, frame) }
        }
    }

    /// Calls `body` in every frame of the display, as long as the view lives.
    @discardableResult public func onFrame(
        rate: CAFrameRateRange = .default, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        follow(rate, Subscription(site: Site(file, line).description) { true }, body)
    }

    private func follow(
        _ rate: CAFrameRateRange, _ subscription: Subscription, _ body: @escaping @MainActor (DisplayFrame) -> Void
    ) -> Subscription {
        subscription.noteCaptures(of: body)
        let count = FrameCount()
        let link = Hooks.displayLink { [weak self] link in
            // The link is nobody's but the display's: it goes with the view, which it does not keep.
            guard self != nil else { return subscription.cancel() }
            guard subscription.isDue() else { return }
            body(count.frame(of: link))
        }
        link.preferredFrameRateRange = rate
        link.add(to: .main, forMode: .common)
        subscription.attached({ [weak link] in link?.invalidate() }, notedIn: userInfoStorage)
        return subscription
    }
}
