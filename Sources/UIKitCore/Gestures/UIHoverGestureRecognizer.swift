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
    func pointer(at point: CGPoint, isOver: Bool, _ event: UIEvent?) {
        gesture.centroid = point
        if let event { modifierFlags = event.modifierFlags }
        switch (isOver && isEnabled, gesture.state.isUnderWay) {
        case (true, false):
            guard let event, wants(event), hub.should({ $0.gestureRecognizerShouldBegin(self) }) else { return }
            enter(.began)
        case (true, true): enter(.changed)
        case (false, true):
            enter(.ended)
            startOver()
        case (false, false): break
        }
    }
}

extension UIWindow {
    /// Whether a recognizer or a button currently tracks a pointer in the window.
    var isHovered: Bool { !hovering.isEmpty || hoveredButton != nil }

    /// Sends the location of the pointer and its event to the recognizers. The location is `nil` if the pointer is
    /// not over the window.
    func hover(at point: CGPoint?, over view: UIView?, _ event: UIEvent?) {
        let recognizers = (view?.recognizersForTouches ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        for old in hovering where !recognizers.contains(where: { $0 === old }) {
            old.pointer(at: point ?? old.gesture.centroid, isOver: false, event)
        }
        hovering = recognizers
        let button = view?.firstInChain { $0 is UIButton } as? UIButton
        if button !== hoveredButton {
            hoveredButton?.isHovered = false
            hoveredButton = button
            button?.isHovered = true
        }
        if let point { for recognizer in recognizers { recognizer.pointer(at: point, isOver: true, event) } }
    }
}
