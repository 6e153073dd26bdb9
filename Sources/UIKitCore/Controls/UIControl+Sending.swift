extension UIControl {
    /// All targets that are alive, with an `NSNull` where one was added without a target, for the responder chain.
    ///
    /// A target that cannot be hashed, as a plain class of Swift's cannot, is there as its `ObjectIdentifier`.
    public var allTargets: Set<AnyHashable> {
        Set(
            targets.entries.filter { $0.selector != nil }.compactMap { entry -> AnyHashable? in
                guard entry.hasTarget else { return AnyHashable(NSNull()) }
                guard let target = entry.target else { return nil }
                return (target as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
            })
    }

    /// Every event that somebody is told of.
    public var allControlEvents: Event { targets.entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of a target's actions at an event; `nil` without any. A target of `nil` means the responder chain.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = targets.entries.filter { $0.target === target && !$0.isOver && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    /// Calls `handler` for each target and each action in the order in which they are told; stops when the last argument is set.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in targets.entries where !stop && entry.listener == nil && !entry.events.isEmpty && !entry.isOver {
            iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
        }
    }

    /// Tells everybody; who is added meanwhile waits for the next time, who is removed is not told.
    func tellTargets(_ events: Event, _ event: UIEvent?) {
        let (entries, changes) = (targets.entries, targets.changes)
        for index in entries.indices where !entries[index].events.isDisjoint(with: events) {
            if let listener = entries[index].listener {
                if !listener.isRemoved { listener.body() }
                continue
            }
            let entry = entries[index]
            let isThere =
                targets.changes == changes
                || targets.entries.contains { $0.isSame(as: entry) && !$0.events.isDisjoint(with: events) }
            guard isThere else { continue }
            if let action = entry.action {
                sendAction(action)
            } else if let selector = entry.selector, !entry.isOver {
                sendAction(selector, to: entry.target, for: event)
            }
        }
        whenSent?(events, event)
    }
}

extension UIControl {
    /// Calls a closure at events, in turn with targets and actions.
    ///
    /// - Returns: what ends it.
    package func listen(to events: Event, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let listener = ControlTargets.Listener(body)
        targets.add(listener, events)
        return { [weak self, weak listener] in if let listener { self?.targets.remove(listener) } }
    }
}

extension UIControl {
    /// The actions that the control performs, for who looks for closures that keep objects.
    package var performedActions: [UIAction] { targets.entries.compactMap(\.action) }

    /// How many entries additions and removals of closures have moved so far, for tests of how the cost grows.
    package var handlerMoveCount: Int { targets.moveCount }
}

extension ControlTargets.Entry {
    func isSame(as other: Self) -> Bool {
        guard listener === other.listener else { return false }
        if let action { return action === other.action }
        return selector == other.selector && target === other.target
    }
}
