extension UIGestureRecognizer {
    /// Calls `action` on `target` whenever the gesture begins, changes or ends.
    ///
    /// The target is held weakly. The same pair is called once, however often it is added.
    public func addTarget(_ target: Any, action: Selector) {
        targets.add(target as AnyObject, action)
    }

    /// Takes back ``addTarget(_:action:)``. `nil` stands for every target, or for every action.
    public func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target.map { $0 as AnyObject }, action)
    }

    /// Calls `body` whenever the gesture begins, changes or ends. Held until `removeAction(_:)`, or as long as the recognizer.
    @discardableResult package func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        targets.add(body)
    }

    /// Calls `body` whenever the touches turn out not to be the gesture. Held until `removeAction(_:)`, or as long as the recognizer.
    @discardableResult package func addFailureAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        targets.addFailure(body)
    }

    package func removeAction(_ id: Int) {
        _ = targets.remove(id)
    }

    /// Lets this gesture be recognized only after `otherGestureRecognizer` has failed; both are held weakly.
    ///
    /// A recognizer that has no part in the current touches counts as failed.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        gesture.requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        gesture.requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
}
