/// Gestures of views around a control that would do what the control itself does.
extension UIControl {
    /// Whether a recognizer of a view around the control looks for one tap of one finger: a tap on the control is the control's.
    final func isRivalTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, isAround(recognizer), let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether a recognizer of a view around the control looks for a finger that goes along it, while it follows one itself.
    final func isRivalDrag(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, isTracking, isAround(recognizer) else { return false }
        if let swipe = recognizer as? UISwipeGestureRecognizer { return !swipe.direction.isDisjoint(with: [.left, .right]) }
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        return abs(pan.machine.travel.x) >= abs(pan.machine.travel.y)
    }

    private func isAround(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view.map { $0 !== self && !$0.isDescendant(of: self) } ?? false
    }
}
