import Platform

/// Pans without touches: by a scroll wheel, or by two fingers on a track pad.
extension UIPanGestureRecognizer {
    /// The time without events after which the gesture ends, in seconds. No event reports the end.
    private static let endDelay = 0.1

    /// Continues or begins the gesture. Returns whether the event was handled.
    func handleScrollEvent(_ event: ScrollEvent, at point: CGPoint, _ uiEvent: UIEvent) -> Bool {
        guard isEnabled, allowedScrollTypesMask.contains(event.isPrecise ? .continuous : .discrete) else { return false }
        guard event.deltaX != 0 || event.deltaY != 0, gesture.touches.isEmpty else { return false }
        gesture.centroid = point
        gesture.lastTime = event.timestamp
        let isContinuing = gesture.state.isInProgress
        guard isContinuing || (gesture.state == .possible && accepts(uiEvent)) else { return false }
        if !isContinuing { machine.startScrolling(at: event.timestamp) }
        machine.scroll(CGPoint(x: event.deltaX, y: event.deltaY), at: event.timestamp)
        if !isContinuing, !hub.allAgree({ $0.gestureRecognizerShouldBegin(self) }) {
            resetForNextGesture()
            return false
        }
        enter(isContinuing ? .changed : .began)
        timer?.cancel()
        timer = FrameLoop.current.schedule(after: Self.endDelay) { [weak self] in self?.endScroll() }
        return true
    }

    private func endScroll() {
        guard gesture.state.isInProgress, gesture.touches.isEmpty else { return }
        enter(.ended)
        resetForNextGesture()
    }
}

extension UIView {
    /// Returns whether one of the view's recognizers handles a scroll event as a pan.
    final func acceptsScroll(_ scroll: ScrollEvent, _ event: UIEvent) -> Bool {
        let pans = (gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }.filter { !$0.allowedScrollTypesMask.isEmpty }
        guard !pans.isEmpty, let window else { return false }
        let point = window.convertFromScreen(scroll.location)
        return pans.contains { $0.handleScrollEvent(scroll, at: point, event) }
    }
}
