/// Arbitrates between the recognizers of one window's touches, and controls the delivery of touches to views.
///
/// A new touch is offered to the recognizers of its view and superviews. Each changed touch is sent to its
/// recognizers, those of the deepest view first. They report recognition or failure, and the arbiter applies
/// exclusion and failure requirements. The window then queries the delivery of each touch to its view: deliver,
/// delay, cancel or drop. A touch whose delivery is decided later, after a time limit, is delivered through
/// `deliverToView`. A recognizer that is finished and has no touches left is reset.
@MainActor package final class GestureArbiter {
    /// The delivery of a touch to its view.
    package enum Delivery {
        /// Deliver the phase.
        case deliver
        /// Deliver nothing yet. A call of `deliverToView`, or a later query, delivers the phase.
        case delay
        /// Deliver a cancellation.
        case cancel
        /// Deliver nothing, because the view has already received the last phase of this touch.
        case drop
    }

    /// Delivers a touch to a view outside an event: after a delay, or to cancel the touch when a timed gesture is
    /// recognised.
    package var deliverToView: (@MainActor (UITouch, UITouch.Phase, UIEvent) -> Void)?

    /// The recognizers with current touches, in the order in which they receive touches: those of the deepest view
    /// first.
    var activeRecognizers: [UIGestureRecognizer] = []
    /// The delivery state of the touches that are down or delayed.
    var routes = TouchRoutes()
    /// Whether an event is being handled. If so, `shouldDeliver` determines the delivery to views.
    var isHandlingEvent = false

    package init() {}

    /// The descriptions of recognizers and touches that are not finished; empty when no touch is down.
    package var unfinished: [String] {
        activeRecognizers.map { "\(type(of: $0)) of \($0.view.map { "\(type(of: $0))" } ?? "no view")" }
            + routes.values.map { "a touch of \($0.touch.view.map { "\(type(of: $0))" } ?? "no view")" }
    }

    /// Sends changed touches to their recognizers.
    package func touchesChanged(_ touches: [UITouch], event: UIEvent) {
        isHandlingEvent = true
        for touch in touches where touch.phase == .began { admit(touch, event: event) }
        for recognizer in activeRecognizers { send(touches, to: recognizer, event: event) }
        isHandlingEvent = false
        cancelClaimedTouches(except: touches)
        // Failures during the event may release touches of other views.
        releaseTouches(except: touches)
    }

    /// Returns the delivery of a touch to its view, after `touchesChanged`.
    package func shouldDeliver(_ touch: UITouch) -> Delivery {
        defer { resetFinished() }
        let isDelayed = isDeliveryDelayed(touch)
        if !isDelayed { deliverPendingBeginning(touch) }
        guard var route = routes[ObjectIdentifier(touch)] else { return .deliver }
        let delivery = route.delivery(of: touch, isDelayed: isDelayed)
        store(route, of: touch)
        return delivery
    }

    /// Removes a recognizer from the current touches, for example because its view was removed.
    package func remove(_ recognizer: UIGestureRecognizer) {
        guard activeRecognizers.contains(where: { $0 === recognizer }) else { return }
        recognizer.abandon()
        activeRecognizers.removeAll { $0 === recognizer }
        recognizer.resetForNextGesture()
    }

    private func store(_ route: TouchRoute, of touch: UITouch) {
        let id = ObjectIdentifier(touch)
        routes[id] = route.isFinished ? nil : route
    }

    /// Offers a new touch to its recognizers.
    private func admit(_ touch: UITouch, event: UIEvent) {
        routes[ObjectIdentifier(touch)] = TouchRoute(touch: touch, event: event)
        for recognizer in touch.gestureRecognizers ?? [] {
            guard accepts(recognizer, touch, event) else {
                // A recognizer that ignores a touch neither cancels nor delays its delivery to the view.
                touch.removeFromTouch(recognizer)
                continue
            }
            if recognizer.gesture.arbiter == nil {
                recognizer.gesture.arbiter = self
                activeRecognizers.append(recognizer)
            }
            recognizer.gesture.touches.append(touch)
        }
        if (touch.gestureRecognizers ?? []).contains(where: { $0.receivesExclusively(touch) }) {
            routes[ObjectIdentifier(touch)]?.isClaimed = true
        }
        startDelay(of: touch)
        addCurrentRequirements()
    }

    /// Returns whether a recognizer and its delegate accept a new touch.
    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        recognizer.isEnabled && recognizer.acceptsButtons(touch.buttons) && recognizer.acceptsType(of: touch) && recognizer.accepts(event)
            && recognizer.hub.allAgree { $0.gestureRecognizer(recognizer, shouldReceive: touch) }
    }

    /// Sends those of the changed touches that belong to a recognizer to that recognizer, phase by phase.
    private func send(_ touches: [UITouch], to recognizer: UIGestureRecognizer, event: UIEvent) {
        let recognizerTouches = touches.filter { touch in recognizer.gesture.touches.contains { $0 === touch } }
        guard !recognizerTouches.isEmpty else { return }
        recognizer.gesture.updateCentroid()
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let changedTouches = Set(recognizerTouches.filter { $0.phase == phase })
            guard !changedTouches.isEmpty, !recognizer.gesture.state.isFinal else { continue }
            recognizer.receive(changedTouches, phase: phase, event: event)
        }
        recognizer.gesture.removeEndedTouches()
    }

    /// Resets and removes the recognizers that are finished and have no touches left.
    func resetFinished() {
        guard !isHandlingEvent else { return }
        let finishedRecognizers = activeRecognizers.filter { $0.gesture.state.isFinal && $0.gesture.touches.isEmpty }
        guard !finishedRecognizers.isEmpty else { return }
        activeRecognizers.removeAll { recognizer in finishedRecognizers.contains { $0 === recognizer } }
        for recognizer in finishedRecognizers { recognizer.resetForNextGesture() }
    }
}

extension UITouch {
    /// Removes a recognizer from those that receive this touch.
    func removeFromTouch(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    }
}

extension UIGestureRecognizer {
    /// Returns whether the recognizer accepts the type of a touch.
    fileprivate func acceptsType(of touch: UITouch) -> Bool {
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
