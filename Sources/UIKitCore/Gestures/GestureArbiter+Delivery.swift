// Delivery of touches to views. A touch is delayed while a recognizer that delays it is in the state `possible`, or
// while a scroll view may still begin to drag. When a recognizer claims a touch, the view receives a cancellation if
// it has received the touch. When the last recognizer that delays the touch fails, the view receives the delayed
// phases in order. A delayed beginning has its original location and time.

extension GestureArbiter {
    /// Returns whether a recognizer or an enclosing scroll view delays the delivery of the touch's current phase to
    /// its view.
    func isDeliveryDelayed(_ touch: UITouch) -> Bool {
        if routes[ObjectIdentifier(touch)]?.delay != nil, touch.phase != .ended, scrollViewMayClaim(touch) { return true }
        return activeRecognizers.contains { recognizer in
            guard recognizer.gesture.state == .possible, involves(recognizer, touch) else { return false }
            return recognizer.delaysTouchesBegan || (touch.phase == .ended && recognizer.delaysTouchesEnded)
        }
    }

    /// Returns whether a scroll view may still claim the touch. If no scroll view can, the delivery is not delayed.
    private func scrollViewMayClaim(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { $0.gesture.state == .possible && $0.contentDelay(of: touch) != nil }
    }

    /// Returns whether a touch belongs to a recognizer. The touch's list determines this, because a recognizer that
    /// waits for further taps has no current touch.
    private func involves(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
    }

    /// Claims the touches of a recognised gesture, so that their views do not receive them.
    ///
    /// During an event the touches are only marked. The window then queries the delivery of the changed touches, and
    /// `cancelClaimedTouches` notifies the views of the other touches.
    func claimTouches(for recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for (id, route) in routes where involves(recognizer, route.touch) {
            route.delay?.cancel()
            routes[id]?.delay = nil
            routes[id]?.isClaimed = true
            if !isHandlingEvent { cancelClaimedTouch(id) }
        }
    }

    /// Cancels the touches that a gesture claimed, except the touches that changed in the event.
    func cancelClaimedTouches(except touches: [UITouch]) {
        for (id, route) in routes where route.isClaimed && !touches.contains(where: { $0 === route.touch }) {
            cancelClaimedTouch(id)
        }
    }

    /// Returns whether the view of a touch has received the beginning of the touch.
    func hasViewReceivedBeginning(of touch: UITouch) -> Bool {
        routes[ObjectIdentifier(touch)]?.deliveryState == .began
    }

    private func cancelClaimedTouch(_ id: ObjectIdentifier) {
        guard var route = routes[id] else { return }
        let needsCancellation = route.recordClaim()
        routes[id] = route.isFinished ? nil : route
        if needsCancellation { deliverToView?(route.touch, .cancelled, route.event) }
    }

    /// Delivers delayed phases whose delaying recognizers have failed.
    /// - Parameter changed: The touches of the current event, which the event itself delivers.
    func releaseTouches(except changed: [UITouch] = []) {
        guard !isHandlingEvent else { return }
        // The keys are copied, because a view that is notified may end touches and begin new touches.
        for id in Array(routes.keys) {
            guard let route = routes[id], !route.isClaimed, !changed.contains(where: { $0 === route.touch }) else { continue }
            if let delay = route.delay {
                guard !scrollViewMayClaim(route.touch) else { continue }
                delay.cancel()
                routes[id]?.delay = nil
            }
            if !isDeliveryDelayed(route.touch) { release(id) }
        }
    }

    /// Delivers the delayed phases of a touch in order.
    private func release(_ id: ObjectIdentifier) {
        guard var route = routes[id] else { return }
        let phases = route.dequeueDelayedPhases()
        routes[id] = route
        for (index, phase) in phases.enumerated() {
            // After the delivery of the beginning, a gesture may have claimed the touch, or a scroll view may have
            // refused it.
            if index > 0, routes[id]?.isClaimed ?? true { break }
            if phase == .ended { routes[id]?.didDeliverEnd() }
            route.notify(phase) { deliverToView?(route.touch, phase, route.event) }
        }
        if routes[id]?.isFinished == true { routes[id] = nil }
    }

    /// Delivers a delayed beginning before the view receives the current phase.
    func deliverPendingBeginning(_ touch: UITouch) {
        let id = ObjectIdentifier(touch)
        guard let route = routes[id], route.hasPendingBeginning else { return }
        // The state is updated first, because the view may cause a gesture to claim the touch.
        routes[id]?.didDeliverBeginning()
        route.notify(.began) { deliverToView?(touch, .began, route.event) }
    }

    /// Excludes the view from a touch because an enclosing scroll view refuses the touch.
    func refuse(_ touch: UITouch) {
        routes[ObjectIdentifier(touch)]?.refuse()
    }

    /// Delays the delivery of a new touch by the longest delay of its enclosing scroll views.
    func startDelay(of touch: UITouch) {
        guard let seconds = (touch.gestureRecognizers ?? []).compactMap({ $0.contentDelay(of: touch) }).max() else { return }
        let id = ObjectIdentifier(touch)
        routes[id]?.delay = FrameLoop.current.schedule(after: seconds) { [weak self] in
            self?.routes[id]?.delay = nil
            self?.releaseTouches()
        }
    }
}
