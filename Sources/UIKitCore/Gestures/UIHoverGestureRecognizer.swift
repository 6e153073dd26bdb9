/// Follows a pointer over a view while no button is pressed.
///
/// Begins when it comes over the view or one inside, changes as it moves, and ends when it leaves, or a button goes down.
/// - Source: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    // Touches are no hovering.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    /// The pointer is at a point of the window: over the view, or not.
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
    /// Whether anything knows of a pointer over it.
    var isHovered: Bool { !hovering.isEmpty || hoveredButton != nil }

    /// Tells recognizers where the pointer hovers, and by which event; `nil` for nowhere.
    func hover(at point: CGPoint?, over view: UIView?, _ event: UIEvent?) {
        let now = (view?.recognizersForTouches ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
        for old in hovering where !now.contains(where: { $0 === old }) {
            old.pointer(at: point ?? old.gesture.centroid, isOver: false, event)
        }
        hovering = now
        let button = view?.firstInChain { $0 is UIButton } as? UIButton
        if button !== hoveredButton {
            hoveredButton?.isHovered = false
            hoveredButton = button
            button?.isHovered = true
        }
        if let point { for recognizer in now { recognizer.pointer(at: point, isOver: true, event) } }
    }
}
