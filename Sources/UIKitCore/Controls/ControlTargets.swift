/// Whom a control tells of what, in the order in which they were added.
@MainActor struct ControlTargets {
    struct Entry {
        /// Held weakly; without one the responder chain is asked.
        weak var target: AnyObject?
        let hasTarget: Bool
        let selector: Selector?
        let action: UIAction?
        var listener: Listener?
        /// Empty in a gap, which a removed closure leaves.
        var events: UIControl.Event
        /// Rises from entry to entry, so that the one of a closure is found by binary search.
        var number = 0

        /// Whether there was a target, which has gone.
        var isOver: Bool { hasTarget && target == nil }
    }

    /// A closure beside targets and actions, known by itself.
    final class Listener {
        let body: @MainActor () -> Void
        fileprivate(set) var number = 0
        /// Whether it was removed, and is not to be called any more.
        fileprivate(set) var isRemoved = false

        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }

    private(set) var entries: [Entry] = []
    /// How often the entries changed.
    private(set) var changes = 0
    private var lastNumber = 0
    private var gapCount = 0
    /// How many entries additions and removals of closures have moved so far, for tests of how the cost grows.
    private(set) var moveCount = 0

    mutating func add(_ listener: Listener, _ events: UIControl.Event) {
        changes += 1
        append(Entry(target: nil, hasTarget: false, selector: nil, action: nil, listener: listener, events: events))
        listener.number = lastNumber
    }

    /// Leaves a gap, which is closed with others once they are as many as what remains: to remove all costs no more than to add all.
    ///
    /// Returns what is removed, so that what it holds goes after the access to this has ended.
    @discardableResult mutating func remove(_ listener: Listener) -> [Entry] {
        guard !listener.isRemoved, let index = index(of: listener.number) else { return [] }
        let removed = entries[index]
        changes += 1
        moveCount += 1
        listener.isRemoved = true
        entries[index].listener = nil
        entries[index].events = []
        gapCount += 1
        return gapCount * 2 > entries.count ? [removed] + drop() : [removed]
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

    /// The same target and selector are told once an event, however often they were added.
    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        changes += 1
        if let index = entries.firstIndex(where: { $0.matches(target, selector) }) {
            entries[index].events.formUnion(events)
        } else {
            append(Entry(target: target, hasTarget: target != nil, selector: selector, action: nil, events: events))
        }
    }

    /// An action takes the place of the one with its identifier for the same events. Returns what there was, as removing does.
    @discardableResult mutating func add(_ action: UIAction, _ events: UIControl.Event) -> [Entry] {
        let former = entries
        for index in entries.indices where entries[index].action?.identifier == action.identifier {
            entries[index].events.subtract(events)
        }
        let place = entries.firstIndex { $0.action?.identifier == action.identifier && $0.events.isEmpty }
        var entry = Entry(target: nil, hasTarget: false, selector: nil, action: action, events: events)
        if let place {
            entry.number = entries[place].number
            entries[place] = entry
        } else {
            append(entry)
        }
        drop()
        return former
    }

    /// `nil` stands for every target, and for every selector.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        for index in entries.indices where entries[index].selector != nil {
            let entry = entries[index]
            guard target == nil || entry.target === target, selector == nil || entry.selector == selector else { continue }
            entries[index].events.subtract(events)
        }
        drop()
    }

    /// Returns what there was, so that what it holds goes after the access to this has ended.
    @discardableResult mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) -> [Entry] {
        for index in entries.indices where entries[index].action?.identifier == identifier { entries[index].events.subtract(events) }
        return drop()
    }

    @discardableResult private mutating func drop() -> [Entry] {
        let former = entries
        changes += 1
        moveCount += entries.count
        entries.removeAll { $0.events.isEmpty || ($0.hasTarget && $0.target == nil) }
        gapCount = 0
        return former
    }
}

extension ControlTargets.Entry {
    func matches(_ other: AnyObject?, _ selector: Selector) -> Bool {
        listener == nil && self.selector == selector && target === other && hasTarget == (other != nil)
    }
}
