/// The targets and closures that are notified of a gesture.
@MainActor final class GestureTargets {
    private enum Entry {
        case selector(WeakTarget, Selector)
        case closure(@MainActor (UIGestureRecognizer) -> Void, listener: AnyObject?)
        /// Called when the gesture fails. Targets are not notified of this.
        case failure(@MainActor (UIGestureRecognizer) -> Void, listener: AnyObject?)
    }

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    private var entries = HandlerList<Entry>()

    func add(_ target: AnyObject, _ action: Selector) {
        guard !contains(target, action) else { return }
        _ = entries.add(.selector(WeakTarget(object: target), action))
    }

    func add(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void, for listener: AnyObject?) -> Int {
        entries.add(.closure(body, listener: listener))
    }

    func addFailure(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void, for listener: AnyObject?) -> Int {
        entries.add(.failure(body, listener: listener))
    }

    /// The listener of the last entry; `nil` if that entry has none.
    var lastListener: AnyObject? {
        switch entries.last(where: { _ in true }) {
        case .closure(_, let listener), .failure(_, let listener): listener
        case .selector, nil: nil
        }
    }

    func remove(_ id: Int) { _ = entries.remove(id) }

    /// Removes the pairs of target and action that match; `nil` matches every target, or every action.
    func remove(_ target: AnyObject?, _ action: Selector?) {
        _ = entries.keep { entry in
            guard case .selector(let weakTarget, let selector) = entry else { return true }
            return (target != nil && weakTarget.object !== target) || (action != nil && selector != action)
        }
    }

    func send(_ recognizer: UIGestureRecognizer) {
        entries.forEach { entry in
            switch entry {
            case .selector(let target, let selector):
                if let object = target.object { selector.perform(on: object, with: [recognizer]) }
            case .closure(let body, _):
                body(recognizer)
            case .failure: break
            }
        }
    }

    func sendFailure(_ recognizer: UIGestureRecognizer) {
        entries.forEach { entry in if case .failure(let body, _) = entry { body(recognizer) } }
    }

    private func contains(_ target: AnyObject, _ action: Selector) -> Bool {
        entries.last { entry in
            guard case .selector(let weakTarget, let selector) = entry else { return false }
            return weakTarget.object === target && selector == action
        } != nil
    }
}
