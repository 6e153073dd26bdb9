/// The targets, actions and closures of a control, in the order in which they were added.
///
/// Entries have increasing numbers, so that the entry of a closure is found by binary search. Removing a closure
/// leaves an empty entry in the array, a gap. All gaps are removed as soon as they outnumber the remaining entries.
/// Adding n closures and removing all of them therefore takes O(n log n) time.
@MainActor struct ControlTargets {
    struct Entry {
        /// Held weakly. Without a target the action is sent up the responder chain.
        weak var target: AnyObject?
        let hasTarget: Bool
        let selector: Selector?
        let action: UIAction?
        var handler: Handler?
        /// The control events of the entry; empty in a gap.
        var events: UIControl.Event
        /// The number of the entry; increases from entry to entry.
        var number = 0

        /// Whether the target of the entry was deallocated.
        var isTargetDeallocated: Bool { hasTarget && target == nil }
    }

    /// A closure that is registered in addition to targets and actions, identified by this object.
    final class Handler {
        let body: @MainActor () -> Void
        /// The object on whose behalf the closure listens, which this object retains.
        let listener: AnyObject?
        fileprivate(set) var number = 0
        /// Whether the closure was removed, and must not be called any more.
        fileprivate(set) var isRemoved = false

        init(_ listener: AnyObject?, _ body: @escaping @MainActor () -> Void) {
            self.listener = listener
            self.body = body
        }
    }

    private(set) var entries: [Entry] = []
    /// The number of changes of the entries.
    private(set) var changeCount = 0
    private var lastNumber = 0
    private var gapCount = 0
    /// The number of array entries that were written or moved so far. Tests measure the cost with this count.
    private(set) var moveCount = 0

    mutating func add(_ handler: Handler, _ events: UIControl.Event) {
        changeCount += 1
        append(Entry(target: nil, hasTarget: false, selector: nil, action: nil, handler: handler, events: events))
        handler.number = lastNumber
    }

    /// Removes a closure and leaves a gap. Removes all gaps once they outnumber the remaining entries.
    ///
    /// Returns removed entries, so that the caller releases their contents after its exclusive access has ended.
    @discardableResult mutating func remove(_ handler: Handler) -> [Entry] {
        guard !handler.isRemoved, let index = index(of: handler.number) else { return [] }
        let removedEntry = entries[index]
        changeCount += 1
        moveCount += 1
        handler.isRemoved = true
        entries[index].handler = nil
        entries[index].events = []
        gapCount += 1
        return gapCount * 2 > entries.count ? [removedEntry] + removeEmptyEntries() : [removedEntry]
    }

    /// Returns the object that listens to exactly these events with the entry that was added last; `nil` if that entry
    /// has no such object.
    func lastListener(to events: UIControl.Event) -> AnyObject? {
        guard let last = entries.last(where: { !$0.events.isEmpty }), last.events == events else { return nil }
        return last.handler?.listener
    }

    private func index(of number: Int) -> Int? {
        var range = entries.startIndex..<entries.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[middle].number == number { return middle }
            range = entries[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    private mutating func append(_ entry: Entry) {
        lastNumber += 1
        moveCount += 1
        entries.append(entry)
        entries[entries.count - 1].number = lastNumber
    }

    /// Adds a target and a selector. If the same target and selector have an entry, adds the events to it, so that
    /// each event sends the action once.
    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        changeCount += 1
        if let index = entries.firstIndex(where: { $0.matches(target, selector) }) {
            entries[index].events.formUnion(events)
        } else {
            append(Entry(target: target, hasTarget: target != nil, selector: selector, action: nil, events: events))
        }
    }

    /// Adds an action, which replaces an action with the same identifier for the same events. Returns the former
    /// entries, so that the caller releases their contents after its exclusive access has ended.
    @discardableResult mutating func add(_ action: UIAction, _ events: UIControl.Event) -> [Entry] {
        let former = entries
        for index in entries.indices where entries[index].action?.identifier == action.identifier {
            entries[index].events.subtract(events)
        }
        let emptyIndex = entries.firstIndex { $0.action?.identifier == action.identifier && $0.events.isEmpty }
        var entry = Entry(target: nil, hasTarget: false, selector: nil, action: action, events: events)
        if let emptyIndex {
            entry.number = entries[emptyIndex].number
            entries[emptyIndex] = entry
        } else {
            append(entry)
        }
        removeEmptyEntries()
        return former
    }

    /// Removes targets for events. A `nil` target matches every target, and a `nil` selector every selector.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        for index in entries.indices where entries[index].selector != nil {
            let entry = entries[index]
            guard target == nil || entry.target === target, selector == nil || entry.selector == selector else { continue }
            entries[index].events.subtract(events)
        }
        removeEmptyEntries()
    }

    /// Removes an action for events. Returns the former entries, so that the caller releases their contents after its
    /// exclusive access has ended.
    @discardableResult mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) -> [Entry] {
        for index in entries.indices where entries[index].action?.identifier == identifier { entries[index].events.subtract(events) }
        return removeEmptyEntries()
    }

    @discardableResult private mutating func removeEmptyEntries() -> [Entry] {
        let former = entries
        changeCount += 1
        moveCount += entries.count
        entries.removeAll { $0.events.isEmpty || ($0.hasTarget && $0.target == nil) }
        gapCount = 0
        return former
    }
}

extension ControlTargets.Entry {
    func matches(_ other: AnyObject?, _ selector: Selector) -> Bool {
        handler == nil && self.selector == selector && target === other && hasTarget == (other != nil)
    }
}
