extension UIGestureRecognizer {
    /// Calls `action` on `target` whenever the gesture begins, changes or ends.
    ///
    /// The target is held weakly. A pair of target and action is called once, even if it is added several times.
    public func addTarget(_ target: Any, action: Selector) {
        targets.add(target as AnyObject, action)
    }

    /// Removes targets that ``addTarget(_:action:)`` added. `nil` matches every target, or every action.
    public func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target.map { $0 as AnyObject }, action)
    }

    /// Calls `body` whenever the gesture begins, changes or ends. `body` is retained until `removeAction(_:)`, or as
    /// long as the recognizer.
    @discardableResult package func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        targets.add(body)
    }

    /// Calls `body` whenever the gesture fails. `body` is retained until `removeAction(_:)`, or as long as the
    /// recognizer.
    @discardableResult package func addFailureAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        targets.addFailure(body)
    }

    package func removeAction(_ id: Int) {
        targets.remove(id)
    }

    /// Requires that `otherGestureRecognizer` fails before this gesture is recognised. Both recognizers are held
    /// weakly.
    ///
    /// A recognizer without current touches counts as failed.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        gesture.requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        gesture.requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}
