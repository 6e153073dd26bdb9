import Platform

/// Pinches without touches on the screen: by two fingers on a track pad, or by a scroll wheel with Control.
extension UIPinchGestureRecognizer {
    /// The time without events after which the gesture ends, in seconds. No event reports the end.
    private static let endDelay = 0.2

    /// Continues or begins the gesture. Returns whether the event was handled.
    func handlePinch(_ event: PinchEvent, at point: CGPoint, _ uiEvent: UIEvent) -> Bool {
        guard isEnabled, event.scale > 0, event.scale.isFinite, gesture.touches.isEmpty else { return false }
        let isContinuing = gesture.state.isInProgress
        guard isContinuing || (gesture.state == .possible && accepts(uiEvent)) else { return false }
        gesture.centroid = point
        gesture.lastTime = event.timestamp
        machine.scale(by: event.scale, at: event.timestamp)
        if !isContinuing, !hub.allAgree({ $0.gestureRecognizerShouldBegin(self) }) {
            resetForNextGesture()
            return false
        }
        enter(isContinuing ? .changed : .began)
        timer?.cancel()
        timer = FrameLoop.current.schedule(after: Self.endDelay) { [weak self] in self?.endPinch() }
        return true
    }

    private func endPinch() {
        guard gesture.state.isInProgress, gesture.touches.isEmpty else { return }
        enter(.ended)
        resetForNextGesture()
    }
}

extension UIView {
    /// Returns whether one of the view's recognizers handles a track pad event as a pinch.
    final func acceptsPinch(_ pinch: PinchEvent, _ event: UIEvent) -> Bool {
        guard let window else { return false }
        let point = window.convertFromScreen(pinch.location)
        return (gestureRecognizers ?? []).contains { ($0 as? UIPinchGestureRecognizer)?.handlePinch(pinch, at: point, event) ?? false }
    }
}
