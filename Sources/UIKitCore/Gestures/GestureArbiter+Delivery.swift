extension GestureArbiter {
    /// Whether a recognizer, or a scroll view around it, keeps the touch's view from hearing of its present phase.
    func isHeldBack(_ touch: UITouch) -> Bool {
        if routes[ObjectIdentifier(touch)]?.delay != nil, touch.phase != .ended, mayScroll(touch) { return true }
        return active.contains { recognizer in
            guard recognizer.gesture.state == .possible, involves(recognizer, touch) else { return false }
            return recognizer.delaysTouchesBegan || (touch.phase == .ended && recognizer.delaysTouchesEnded)
        }
    }

    /// Whether a scroll view may still take the touch: once it is clear that none does, nothing is waited for.
    private func mayScroll(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { $0.gesture.state == .possible && $0.contentDelay(of: touch) != nil }
    }

    /// A recognizer that waits for more taps has no finger down, but the touch before was its.
    private func involves(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
    }

    /// Keeps the views of a recognized gesture's touches from hearing more of them.
    ///
    /// While an event is handed out they are only marked: the window asks about those that changed, and `tellWhoWasNotAsked` tells
    /// the views of the others.
    func take(_ recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for (id, route) in routes where involves(recognizer, route.touch) {
            route.delay?.cancel()
            routes[id]?.delay = nil
            routes[id]?.isTaken = true
            if !isHandlingEvent { tellCancelled(id) }
        }
    }

    /// Tells the views of touches that were taken by a gesture while nothing changed about them.
    func tellWhoWasNotAsked(except touches: [UITouch]) {
        for (id, route) in routes where route.isTaken && !touches.contains(where: { $0 === route.touch }) {
            tellCancelled(id)
        }
    }

    /// Whether the view of a touch knows that it is down.
    func viewKnows(of touch: UITouch) -> Bool {
        routes[ObjectIdentifier(touch)]?.knowledge == .began
    }

    private func tellCancelled(_ id: ObjectIdentifier) {
        guard var route = routes[id] else { return }
        let mustHear = route.cancelled()
        routes[id] = route.isOver ? nil : route
        if mustHear { tellView?(route.touch, .cancelled, route.event) }
    }

    /// Tells views what was held back from them by recognizers that have failed since.
    /// - Parameter changed: Touches of the event at hand, whose views are told by it.
    func releaseTouches(except changed: [UITouch] = []) {
        guard !isHandlingEvent else { return }
        // Whoever hears of it may end touches and begin others.
        for id in Array(routes.keys) {
            guard let route = routes[id], !route.isTaken, !changed.contains(where: { $0 === route.touch }) else { continue }
            if let delay = route.delay {
                guard !mayScroll(route.touch) else { continue }
                delay.cancel()
                routes[id]?.delay = nil
            }
            if !isHeldBack(route.touch) { release(id) }
        }
    }

    private func release(_ id: ObjectIdentifier) {
        guard var route = routes[id] else { return }
        let phases = route.release()
        routes[id] = route
        for (place, phase) in phases.enumerated() {
            // Who heard of the beginning may have had a gesture take the touch, or a scroll view may have refused it.
            if place > 0, routes[id]?.isTaken ?? true { break }
            if phase == .ended { routes[id]?.noteEnd() }
            route.tell(phase) { tellView?(route.touch, phase, route.event) }
        }
        if routes[id]?.isOver == true { routes[id] = nil }
    }

    /// Tells a view of a beginning that was held back from it, before it hears what followed.
    func tellBeginningIfOwed(_ touch: UITouch) {
        let id = ObjectIdentifier(touch)
        guard let route = routes[id], route.owesBeginning else { return }
        // It is written down first: whoever hears of it may have a gesture take the touch.
        routes[id]?.noteBeginning()
        route.tell(.began) { tellView?(touch, .began, route.event) }
    }

    /// The view of a touch is not to hear of it: a scroll view around it says so.
    func refuse(_ touch: UITouch) {
        routes[ObjectIdentifier(touch)]?.refuse()
    }

    /// Keeps a new touch from its view for the longest time that a scroll view around it asks for.
    func startDelay(of touch: UITouch) {
        guard let seconds = (touch.gestureRecognizers ?? []).compactMap({ $0.contentDelay(of: touch) }).max() else { return }
        let id = ObjectIdentifier(touch)
        routes[id]?.delay = FrameLoop.current.schedule(after: seconds) { [weak self] in
            self?.routes[id]?.delay = nil
            self?.releaseTouches()
        }
    }
}
