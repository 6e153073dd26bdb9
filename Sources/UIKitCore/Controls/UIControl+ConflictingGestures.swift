/// Detection of superviews' gestures that conflict with the gestures of a control.
extension UIControl {
    /// Returns whether a recognizer is a single-tap recognizer of a superview. The control handles taps itself.
    final func isConflictingTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, isOnSuperview(recognizer), let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Returns whether a superview's recognizer detects a horizontal drag while the control is tracking a touch.
    final func isConflictingDrag(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, isTracking, isOnSuperview(recognizer) else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer { return !swipe.direction.isDisjoint(with: [.left, .right]) }
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        return abs(pan.machine.travel.x) >= abs(pan.machine.travel.y)
    }

    private func isOnSuperview(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view.map { $0 !== self && !$0.isDescendant(of: self) } ?? false
    }
}
