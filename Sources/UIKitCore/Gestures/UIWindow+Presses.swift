/// Delivery of keys and buttons to recognizers.
extension UIWindow {
    /// Sends a press to the recognizers that accept it. Returns whether the responder receives the press too. A
    /// recognised gesture claims the press, so that the responder does not receive it.
    func offer(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
        if press.phase == .began {
            let acceptingRecognizers = recognizers(for: press, event)
            press.gestureRecognizers = acceptingRecognizers.isEmpty ? nil : acceptingRecognizers
        }
        guard let recognizers = press.gestureRecognizers else { return !press.isClaimed }
        let wasClaimed = press.isClaimed
        for recognizer in recognizers where recognizer.isEnabled {
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = []
            recognizer.deliver(press, event)
            let state = recognizer.gesture.state
            if state.isInProgress || state == .ended, recognizer.cancelsTouchesInView { press.isClaimed = true }
            if state.isFinal, recognizer.gesture.arbiter == nil { recognizer.resetForNextGesture() }
        }
        if press.isClaimed, !wasClaimed, press.phase != .began { cancel(press, event) }
        return !press.isClaimed
    }

    /// Cancels a press of which the responder has received the beginning.
    private func cancel(_ press: UIPress, _ event: UIPressesEvent) {
        let phase = press.phase
        press.phase = .cancelled
        press.responder?.pressesCancelled([press], with: event)
        press.phase = phase
    }

    private func recognizers(for press: UIPress, _ event: UIPressesEvent) -> [UIGestureRecognizer] {
        let responder = press.responder
        let view = (responder as? UIViewController)?.viewIfLoaded ?? responder?.firstInChain { $0 is UIView } as? UIView
        return (view?.recognizersForTouches ?? []).filter { recognizer in
            recognizer.isEnabled && recognizer.allowedPressTypes.contains { $0.intValue == press.type.rawValue }
                && recognizer.accepts(event)
                && recognizer.hub.allAgree { $0.gestureRecognizer(recognizer, shouldReceive: press) }
        }
    }
}

extension UIGestureRecognizer {
    fileprivate func deliver(_ press: UIPress, _ event: UIPressesEvent) {
        switch press.phase {
        case .began: pressesBegan([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .stationary: break
        }
    }
}
