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
        addAction(as: nil, body)
    }

    /// Calls `body` whenever the gesture begins, changes or ends, on behalf of an object. The object is retained as
    /// long as `body`.
    package func addAction(as listener: AnyObject?, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        targets.add(body, for: listener)
    }

    /// Calls `body` whenever the gesture fails, on behalf of an object. `body` and the object are retained until
    /// `removeAction(_:)`, or as long as the recognizer.
    package func addFailureAction(as listener: AnyObject?, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        targets.addFailure(body, for: listener)
    }

    /// The object on whose behalf the closure that was added last listens. The value is `nil` if a target was added
    /// after it.
    package var lastListener: AnyObject? { targets.lastListener }

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
