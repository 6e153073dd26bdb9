@testable import Caret

/// The steps of a test. Numbers count alerts from 1, in the order in which they were shown.
enum AlertStep {
    case show(String, AlertPolicy, AlertPriority, hasButtons: Bool, handler: [AlertStep])
    case press(Int, button: Int)
    /// A button on the screen is pressed; its alert disappears when time passes next.
    case touch(Int, button: Int)
    case dismiss(Int)
    /// A task that waits for the answer is cancelled.
    case cancelTask(Int)
    case time(Int)
}

/// A second, simple implementation of the rules of alerts: lists of alerts that are visible, waiting, or merged with
/// another.
struct AlertModel {
    /// The duration of an alert without buttons.
    static let span = 20

    private(set) var up: [Int] = []
    private(set) var waiting: [Int] = []
    private(set) var ends: [Int: AlertEnd] = [:]
    /// The handlers in the order in which they ran: alert and button.
    private(set) var handled: [[Int]] = []
    private(set) var shown = 0
    private(set) var now = 0
    /// The alerts that were merged with an alert: they get its answer.
    private var mergedAlerts: [Int: [Int]] = [:]
    private var priorities: [Int: AlertPriority] = [:]
    private var contents: [Int: String] = [:]
    private var withoutButtons: Set<Int> = []
    private var handlers: [Int: [AlertStep]] = [:]
    private var pressedOnScreen: [(id: Int, button: Int)] = []
    private var settling: Set<Int> = []
    private var deadlines: [(time: Int, id: Int)] = []

    private func isOpen(_ id: Int) -> Bool {
        (up.contains(id) || waiting.contains(id)) && !settling.contains(id) && !pressedOnScreen.contains { $0.id == id }
    }

    private func canPress(_ id: Int) -> Bool { up.contains(id) && isOpen(id) && !withoutButtons.contains(id) }

    mutating func perform(_ step: AlertStep) {
        switch step {
        case .show(let title, let policy, let priority, let hasButtons, let handler): show(title, policy, priority, hasButtons, handler)
        case .press(let id, let button): if canPress(id) { end(id, .button(button)) }
        case .touch(let id, let button): if canPress(id) { pressedOnScreen.append((id, button)) }
        case .dismiss(let id), .cancelTask(let id): dismiss(id, .dismissed)
        case .time(let span): pass(span)
        }
    }

    private func priority(_ id: Int) -> AlertPriority { priorities[id] ?? .normal }

    private mutating func show(
        _ title: String, _ policy: AlertPolicy, _ priority: AlertPriority, _ hasButtons: Bool, _ handler: [AlertStep]
    ) {
        shown += 1
        priorities[shown] = priority
        let (id, content) = (shown, "\(title) \(hasButtons)")
        handlers[id] = handler
        if !hasButtons { withoutButtons.insert(id) }
        if policy == .coalesce, let first = (up + waiting).sorted().first(where: { contents[$0] == content && isOpen($0) }) {
            return mergedAlerts[first, default: []].append(id)
        }
        let waits = policy == .queue && (up + waiting).contains { self.priority($0) >= priority }
        // Waiting alerts are dismissed first, so that none of them appears because of a dismissal.
        if policy == .replace {
            for old in waiting.sorted() + up.sorted() where self.priority(old) <= priority { dismiss(old, .dismissed) }
        }
        contents[id] = content
        if waits { waiting.append(id) } else { open(id) }
    }

    private mutating func open(_ id: Int) {
        up.append(id)
        if withoutButtons.contains(id) { deadlines.append((now + Self.span, id)) }
    }

    private mutating func pass(_ span: Int) {
        now += span
        for (id, button) in pressedOnScreen {
            pressedOnScreen.removeFirst()
            end(id, .button(button))
        }
        while let next = deadlines.filter({ $0.time <= now }).min(by: { $0.id < $1.id }) {
            deadlines.removeAll { $0.id == next.id }
            dismiss(next.id, .timeout)
        }
    }

    private mutating func dismiss(_ id: Int, _ end: AlertEnd) {
        if let first = mergedAlerts.first(where: { $0.value.contains(id) })?.key {
            guard isOpen(first) else { return }
            mergedAlerts[first]?.removeAll { $0 == id }
            return ends[id] = .dismissed
        }
        if isOpen(id) { self.end(id, end) }
    }

    /// Settles an alert and the alerts that were merged with it. After its own handler has run, the next may appear.
    private mutating func end(_ id: Int, _ end: AlertEnd) {
        settling.insert(id)
        waiting.removeAll { $0 == id }
        deadlines.removeAll { $0.id == id }
        settle(id, end)
        settling.remove(id)
        up.removeAll { $0 == id }
        let best = waiting.map(priority).max()
        if let best, !up.contains(where: { priority($0) >= best }), let next = waiting.firstIndex(where: { priority($0) == best }) {
            open(waiting.remove(at: next))
        }
        let others = mergedAlerts.removeValue(forKey: id) ?? []
        for other in others { settle(other, end) }
    }

    private mutating func settle(_ id: Int, _ end: AlertEnd) {
        ends[id] = end
        guard case .button(let index) = end, !withoutButtons.contains(id), let handler = handlers[id] else { return }
        handled.append([id, index])
        for step in handler { perform(step) }
    }
}
