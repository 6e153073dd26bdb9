extension UIControl {
    /// The targets that are still alive. `NSNull` represents actions without a target, which are sent up the
    /// responder chain.
    ///
    /// A target that is not hashable, such as a plain Swift class, is represented by its `ObjectIdentifier`.
    public var allTargets: Set<AnyHashable> {
        Set(
            targets.entries.filter { $0.selector != nil }.compactMap { entry -> AnyHashable? in
                guard entry.hasTarget else { return AnyHashable(NSNull()) }
                guard let target = entry.target else { return nil }
                return (target as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
            })
    }

    /// All events that have targets, actions or closures.
    public var allControlEvents: Event { targets.entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns the names of a target's actions for an event; `nil` if there are none. A target of `nil` means actions
    /// that are sent up the responder chain.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = targets.entries.filter { $0.target === target && !$0.isTargetDeallocated && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for each target and each action in the order of delivery, until `iterator` sets its last
    /// argument to `true`.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in targets.entries where !stop && entry.handler == nil && !entry.events.isEmpty && !entry.isTargetDeallocated {
            iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
        }
    }

    /// Sends events to all targets. A target that is added meanwhile receives only later events; a target that is
    /// removed meanwhile receives no event.
    func notifyTargets(_ events: Event, _ event: UIEvent?) {
        let entries = targets.entries
        let changeCount = targets.changeCount
        for index in entries.indices where !entries[index].events.isDisjoint(with: events) {
            if let handler = entries[index].handler {
                if !handler.isRemoved { handler.body() }
                continue
            }
            let entry = entries[index]
            let isStillRegistered =
                targets.changeCount == changeCount
                || targets.entries.contains { $0.isSame(as: entry) && !$0.events.isDisjoint(with: events) }
            guard isStillRegistered else { continue }
            if let action = entry.action {
                sendAction(action)
            } else if let selector = entry.selector, !entry.isTargetDeallocated {
                sendAction(selector, to: entry.target, for: event)
            }
        }
        onSend?(events, event)
    }
}

extension UIControl {
    /// Calls a closure for events. Targets, actions and closures are called in the order in which they were added.
    ///
    /// - Parameter listener: The object on whose behalf the closure listens. The control retains the object as long as
    ///   the closure.
    /// - Returns: A closure that ends the calls.
    package func listen(
        to events: Event, as listener: AnyObject? = nil, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let handler = ControlTargets.Handler(listener, body)
        targets.add(handler, events)
        return { [weak self, weak handler] in if let handler { self?.targets.remove(handler) } }
    }

    /// Returns the object that listens to exactly these events, if nothing was added to the control after it.
    package func lastListener(to events: Event) -> AnyObject? { targets.lastListener(to: events) }
}

extension UIControl {
    /// The actions that the control performs, for the detection of closures that retain objects.
    package var performedActions: [UIAction] { targets.entries.compactMap(\.action) }

    /// The number of handler entries that were written or moved so far. Tests measure the cost with this count.
    package var handlerMoveCount: Int { targets.moveCount }
}

extension ControlTargets.Entry {
    func isSame(as other: Self) -> Bool {
        guard handler === other.handler else { return false }
        if let action { return action === other.action }
        return selector == other.selector && target === other.target
    }
}
