/// Determines which of an application's alerts are visible, which wait, and which share the answer of another alert.
/// This type does not use windows.
struct AlertQueue {
    /// A step for the caller to perform, in order.
    enum Change: Equatable {
        /// Shows an alert.
        case open(Int)
        /// Dismisses a visible alert.
        case close(Int)
        /// Runs the handler of a button and resumes the waiting callers; the caller calls ``finish(_:)`` afterwards.
        case settle(Int, by: AlertEnd)
    }

    /// The values by which two alerts are compared: their identities or, if neither alert has an identity,
    /// their titles, messages, styles and buttons.
    struct Content: Equatable {
        var id: AnyHashable?
        var title = ""
        var message = ""
        var isSheet = false
        var buttons: [String] = []

        static func == (lhs: Content, rhs: Content) -> Bool {
            if lhs.id != nil || rhs.id != nil { return lhs.id == rhs.id }
            return (lhs.title, lhs.message, lhs.isSheet, lhs.buttons) == (rhs.title, rhs.message, rhs.isSheet, rhs.buttons)
        }
    }

    private struct Entry {
        let content: Content
        let priority: AlertPriority
        var isVisible: Bool
        /// Whether a button was pressed on the screen and the alert is being dismissed. The alert can then no longer
        /// be answered in another way.
        var isPressed = false
        var isSettling = false
        /// The alerts that share the answer of this alert.
        var sharingAlerts: [SharingAlert] = []
    }

    /// An alert that shares the answer of another alert.
    private struct SharingAlert {
        let id: Int
        let buttons: [String]

        /// Converts the end of the alert whose answer is shared into the end of this alert. Buttons are matched by
        /// title, because alerts with the same identity may have different buttons, or another order of buttons.
        func convert(_ end: AlertEnd, of otherButtons: [String]) -> AlertEnd {
            guard case .button(let index) = end, buttons != otherButtons else { return end }
            guard otherButtons.indices.contains(index), let ownIndex = buttons.firstIndex(of: otherButtons[index]) else {
                return .dismissed
            }
            return .button(ownIndex)
        }
    }

    private var entries: [Int: Entry] = [:]
    private var waiting: [Int] = []
    private var lastID = 0

    /// The alerts that are visible or waiting, in the order in which they were shown.
    var active: [Int] { entries.keys.sorted() }

    func isVisible(_ id: Int) -> Bool { entries[id]?.isVisible ?? false }

    private func priority(_ id: Int) -> AlertPriority { entries[id]?.priority ?? .low }

    /// Returns whether an alert has been neither answered nor dismissed.
    private func isOpen(_ id: Int) -> Bool {
        guard let entry = entries[id] else { return false }
        return !entry.isPressed && !entry.isSettling
    }

    /// Adds an alert, and returns its identifier and the changes to perform. Identifiers are never reused.
    mutating func show(
        _ content: Content, _ policy: AlertPolicy, _ priority: AlertPriority = .normal
    ) -> (id: Int, changes: [Change]) {
        lastID += 1
        let id = lastID
        if policy == .coalesce, let sharedID = active.first(where: { entries[$0]?.content == content && isOpen($0) }) {
            entries[sharedID]?.sharingAlerts.append(SharingAlert(id: id, buttons: content.buttons))
            return (id, [])
        }
        // Dismiss waiting alerts first, so that dismissing the visible alerts does not show the waiting ones.
        let replaceable = policy == .replace ? active.filter { self.priority($0) <= priority } : []
        let replacedIDs = replaceable.filter { !isVisible($0) } + replaceable.filter(isVisible)
        let changes = replacedIDs.flatMap { dismiss($0) }
        let waits = policy == .queue && entries.values.contains { $0.priority >= priority }
        entries[id] = Entry(content: content, priority: priority, isVisible: !waits)
        if waits { waiting.append(id) }
        return (id, waits ? changes : changes + [.open(id)])
    }

    /// Records that a button of an alert was pressed on the screen. The alert then dismisses itself, and
    /// ``didDismiss(_:by:)`` settles it. Until then the alert cannot be answered in another way.
    mutating func markPressed(_ id: Int) {
        if isVisible(id), isOpen(id) { entries[id]?.isPressed = true }
    }

    /// Settles an alert after a button was pressed and the alert was dismissed.
    mutating func didDismiss(_ id: Int, by button: Int) -> [Change] {
        guard let entry = entries[id], entry.isVisible, !entry.isSettling else { return [] }
        return settle(id, .button(button))
    }

    /// Settles an alert as if one of its buttons were pressed.
    mutating func press(_ button: Int, of id: Int) -> [Change] {
        guard isVisible(id), isOpen(id) else { return [] }
        return [.close(id)] + settle(id, .button(button))
    }

    /// Ends an alert without an answer. `end` is `.timeout` if the countdown elapsed, and otherwise `.dismissed`.
    mutating func dismiss(_ id: Int, by end: AlertEnd = .dismissed) -> [Change] {
        guard let entry = entries[id] else { return endSharing(id) }
        guard isOpen(id) else { return [] }
        waiting.removeAll { $0 == id }
        return (entry.isVisible ? [.close(id)] : []) + settle(id, end)
    }

    /// Ends an alert whose window or scene has gone, even if one of its buttons was pressed: nothing will complete the
    /// press.
    mutating func abandon(_ id: Int) -> [Change] {
        guard let entry = entries[id] else { return endSharing(id) }
        guard !entry.isSettling else { return [] }
        waiting.removeAll { $0 == id }
        return settle(id, .dismissed)
    }

    /// Removes a settled alert and shows the next waiting one.
    mutating func finish(_ id: Int) -> [Change] {
        guard entries.removeValue(forKey: id) != nil else { return [] }
        // Of several alerts with the highest priority, the first one is next.
        guard let next = waiting.max(by: { priority($0) < priority($1) }) else { return [] }
        let isBlocked = entries.values.contains { $0.isVisible && $0.priority >= priority(next) }
        guard !isBlocked else { return [] }
        waiting.removeAll { $0 == next }
        entries[next]?.isVisible = true
        return [.open(next)]
    }

    private mutating func settle(_ id: Int, _ end: AlertEnd) -> [Change] {
        entries[id]?.isSettling = true
        guard let entry = entries[id] else { return [.settle(id, by: end)] }
        return [.settle(id, by: end)] + entry.sharingAlerts.map { .settle($0.id, by: $0.convert(end, of: entry.content.buttons)) }
    }

    /// Ends an alert that shares the answer of another alert. The other alert stays.
    private mutating func endSharing(_ id: Int) -> [Change] {
        let sharedID = active.first { isOpen($0) && entries[$0]?.sharingAlerts.contains { $0.id == id } == true }
        guard let sharedID else { return [] }
        entries[sharedID]?.sharingAlerts.removeAll { $0.id == id }
        return [.settle(id, by: .dismissed)]
    }
}
