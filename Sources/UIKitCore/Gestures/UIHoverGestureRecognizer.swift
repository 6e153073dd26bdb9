/// A recognizer for a pointer that hovers over a view with no button pressed.
///
/// The gesture begins when the pointer enters the view, changes with each movement, and ends when the pointer leaves
/// or a button is pressed.
/// - Source: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    // Hovering involves no touches.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    /// Handles a movement of the pointer to a point of the window. `isOver` specifies whether the pointer is over the
    /// view.
    func handlePointer(at point: CGPoint, isOver: Bool, _ event: UIEvent?) {
        gesture.centroid = point
        if let event { modifierFlags = event.modifierFlags }
        switch (isOver && isEnabled, gesture.state.isInProgress) {
        case (true, false):
            guard let event, accepts(event), hub.allAgree({ $0.gestureRecognizerShouldBegin(self) }) else { return }
            enter(.began)
        case (true, true): enter(.changed)
        case (false, true):
            enter(.ended)
            resetForNextGesture()
        case (false, false): break
        }
    }
}

extension UIWindow {
    /// Whether a recognizer or a button currently tracks a pointer in the window.
    var isHovered: Bool { !hoverRecognizers.isEmpty || hoveredButton != nil }

    /// Sends the location of the pointer and its event to the recognizers. The location is `nil` if the pointer is
    /// not over the window.
    func hover(at point: CGPoint?, over view: UIView?, _ event: UIEvent?) {
        let recognizers = (view?.recognizersForTouches ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        for old in hoverRecognizers where !recognizers.contains(where: { $0 === old }) {
            old.handlePointer(at: point ?? old.gesture.centroid, isOver: false, event)
        }
        hoverRecognizers = recognizers
        let button = view?.firstInChain { $0 is UIButton } as? UIButton
        if button !== hoveredButton {
            hoveredButton?.isHovered = false
            hoveredButton = button
            button?.isHovered = true
        }
        if let point { for recognizer in recognizers { recognizer.handlePointer(at: point, isOver: true, event) } }
    }
}
