/// Who is told when a gesture is recognized or goes on.
@MainActor final class GestureTargets {
    private struct Entry {
        enum Kind {
            case selector(WeakTarget, Selector)
            case closure(@MainActor (UIGestureRecognizer) -> Void)
            /// Called when the gesture fails, of which targets do not hear.
            case failure(@MainActor (UIGestureRecognizer) -> Void)
        }
        var id: Int
        var kind: Kind
    }

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []
    private var nextID = 0

    func add(_ target: AnyObject, _ action: Selector) {
        guard !contains(target, action) else { return }
        append(.selector(WeakTarget(object: target), action))
    }

    func add(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        append(.closure(body))
        return nextID
    }

    func addFailure(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        append(.failure(body))
        return nextID
    }

    func remove(_ id: Int) {
        exchange(&entries, with: entries.filter { $0.id != id })
    }

    /// `nil` stands for every target, or for every action.
    func remove(_ target: AnyObject?, _ action: Selector?) {
        let rest = entries.filter { entry in
            guard case .selector(let known, let selector) = entry.kind else { return true }
            return (target != nil && known.object !== target) || (action != nil && selector != action)
        }
        exchange(&entries, with: rest)
    }

    func send(_ recognizer: UIGestureRecognizer) {
        for entry in entries {
            switch entry.kind {
            case .selector(let target, let selector):
                if let object = target.object { selector.perform(on: object, with: [recognizer]) }
            case .closure(let body):
                body(recognizer)
            case .failure: break
            }
        }
    }

    func sendFailure(_ recognizer: UIGestureRecognizer) {
        for entry in entries { if case .failure(let body) = entry.kind { body(recognizer) } }
    }

    private func contains(_ target: AnyObject, _ action: Selector) -> Bool {
        entries.contains { entry in
            guard case .selector(let known, let selector) = entry.kind else { return false }
            return known.object === target && selector == action
        }
    }

    private func append(_ kind: Entry.Kind) {
        nextID += 1
        entries.append(Entry(id: nextID, kind: kind))
    }
}
