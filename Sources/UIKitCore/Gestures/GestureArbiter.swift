import OrderedCollections

/// Decides among the recognizers of one window's touches: who sees them, who waits for whom, who makes whom fail, and when views
/// are told of a touch.
///
/// The window hands it every change of touches, and then asks for each touch what to tell its view. What recognizers decide later,
/// when time passes, comes through `tellView`.
@MainActor package final class GestureArbiter {
    /// What to tell a touch's view now.
    package enum Delivery {
        /// What happened.
        case deliver
        /// Nothing yet: `tellView` follows, or a later touch does.
        case delay
        /// That the touch is cancelled.
        case cancel
        /// Nothing: the view has heard the last of this touch.
        case drop
    }

    /// Tells a view of a touch outside of an event: held back before, or cancelled by a gesture that time brought.
    package var tellView: (@MainActor (UITouch, UITouch.Phase, UIEvent) -> Void)?

    /// Recognizers that work on touches, in the order in which they see them: the deepest view's first.
    var active: [UIGestureRecognizer] = []
    /// What views know of the touches that are down or held back.
    var routes: OrderedDictionary<ObjectIdentifier, TouchRoute> = [:]
    /// Whether an event is being handed out: what views have to know is then told by `shouldDeliver`.
    var isHandlingEvent = false

    package init() {}

    /// Recognizers that still take part in touches, and views that have not heard the last of one; none when no finger is down.
    package var unfinished: [String] {
        active.map { "\(type(of: $0)) of \($0.view.map { "\(type(of: $0))" } ?? "no view")" }
            + routes.values.map { "a touch of \($0.touch.view.map { "\(type(of: $0))" } ?? "no view")" }
    }

    /// Hands touches that changed to their recognizers.
    package func touchesChanged(_ touches: [UITouch], event: UIEvent) {
        isHandlingEvent = true
        for touch in touches where touch.phase == .began { admit(touch, event: event) }
        for recognizer in active { hand(touches, to: recognizer, event: event) }
        isHandlingEvent = false
        tellWhoWasNotAsked(except: touches)
        // Who failed by these may have held back others.
        releaseTouches(except: touches)
    }

    /// What the touch's view is to be told now, after `touchesChanged`.
    package func shouldDeliver(_ touch: UITouch) -> Delivery {
        defer { settle() }
        let mustWait = isHeldBack(touch)
        if !mustWait { tellBeginningIfOwed(touch) }
        guard var route = routes[ObjectIdentifier(touch)] else { return .deliver }
        let delivery = route.delivery(of: touch, mustWait: mustWait)
        store(route, of: touch)
        return delivery
    }

    /// Takes part in the touches of the current sequence no more, as when its view is gone.
    package func forget(_ recognizer: UIGestureRecognizer) {
        guard active.contains(where: { $0 === recognizer }) else { return }
        recognizer.abandon()
        active.removeAll { $0 === recognizer }
        recognizer.startOver()
    }

    private func store(_ route: TouchRoute, of touch: UITouch) {
        let id = ObjectIdentifier(touch)
        routes[id] = route.isOver ? nil : route
    }

    /// Gives a new touch to those of its recognizers that want it.
    private func admit(_ touch: UITouch, event: UIEvent) {
        routes[ObjectIdentifier(touch)] = TouchRoute(touch: touch, event: event)
        for recognizer in touch.gestureRecognizers ?? [] {
            guard wants(recognizer, touch, event) else {
                // Whoever does not see a touch neither takes it from its view nor keeps it from hearing of it.
                touch.leave(recognizer)
                continue
            }
            if recognizer.gesture.arbiter == nil {
                recognizer.gesture.arbiter = self
                active.append(recognizer)
            }
            recognizer.gesture.touches.append(touch)
        }
        if (touch.gestureRecognizers ?? []).contains(where: { $0.keeps(touch) }) { routes[ObjectIdentifier(touch)]?.isTaken = true }
        startDelay(of: touch)
        addCurrentRequirements()
    }

    private func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        recognizer.isEnabled && recognizer.takes(touch.buttons) && recognizer.admits(touch) && recognizer.wants(event)
            && recognizer.hub.should { $0.gestureRecognizer(recognizer, shouldReceive: touch) }
    }

    private func hand(_ touches: [UITouch], to recognizer: UIGestureRecognizer, event: UIEvent) {
        let own = touches.filter { touch in recognizer.gesture.touches.contains { $0 === touch } }
        guard !own.isEmpty else { return }
        recognizer.gesture.measure()
        (recognizer.modifierFlags, recognizer.buttonMask) = (event.modifierFlags, event.buttonMask)
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let changed = Set(own.filter { $0.phase == phase })
            guard !changed.isEmpty, !recognizer.gesture.state.isFinal else { continue }
            recognizer.receive(changed, phase: phase, event: event)
        }
        recognizer.gesture.dropLifted()
    }

    /// Resets who is done with all of its touches, and forgets it.
    func settle() {
        guard !isHandlingEvent else { return }
        let done = active.filter { $0.gesture.state.isFinal && $0.gesture.touches.isEmpty }
        guard !done.isEmpty else { return }
        active.removeAll { recognizer in done.contains { $0 === recognizer } }
        for recognizer in done { recognizer.startOver() }
    }
}

extension UITouch {
    /// A recognizer does not see the touch any more.
    func leave(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    }
}

extension UIGestureRecognizer {
    /// Whether a touch is of a kind that is looked at.
    fileprivate func admits(_ touch: UITouch) -> Bool {
        if requiresExclusiveTouchType, let first = gesture.touches.first, first.type != touch.type { return false }
        return allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
    }

    fileprivate func receive(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }
}
