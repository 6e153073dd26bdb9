/// Which alerts are up, which wait, and which are answered with another one: what an application's alerts decide, without windows.
struct AlertQueue {
    /// What is to be done, in order.
    enum Change: Equatable {
        /// Shows an alert.
        case open(Int)
        /// Takes an alert away that is up.
        case close(Int)
        /// Runs a button's handler and answers who asked; then comes ``finish(_:)``.
        case settle(Int, by: AlertEnd)
    }

    /// What an alert says and offers, or its id: an alert with an id is like those with the same one, whatever they say.
    struct Words: Equatable {
        var id: AnyHashable?
        var title = ""
        var message = ""
        var isSheet = false
        var buttons: [String] = []

        static func == (one: Words, other: Words) -> Bool {
            if one.id != nil || other.id != nil { return one.id == other.id }
            return (one.title, one.message, one.isSheet, one.buttons) == (other.title, other.message, other.isSheet, other.buttons)
        }
    }

    private struct Entry {
        let words: Words
        var isUp: Bool
        /// Whether a button on the screen was pressed, and its alert is going: nothing else counts any more.
        var isPressed = false
        var isSettling = false
        /// Those that are answered with this one.
        var joined: [Joined] = []
    }

    /// An alert that is answered with another one.
    private struct Joined {
        let id: Int
        let buttons: [String]

        /// What it means for this alert that the other one ended so: alerts of one id may have other buttons, or in another order.
        func end(_ end: AlertEnd, of other: [String]) -> AlertEnd {
            guard case .button(let index) = end, buttons != other else { return end }
            let title = other.indices.contains(index) ? other[index] : nil
            return title.flatMap { buttons.firstIndex(of: $0) }.map { .button($0) } ?? .nobody
        }
    }

    private var entries: [Int: Entry] = [:]
    private var waiting: [Int] = []
    private var lastID = 0

    /// Those that are up or wait, in the order in which they were shown.
    var active: [Int] { entries.keys.sorted() }

    func isUp(_ id: Int) -> Bool { entries[id]?.isUp ?? false }

    /// Whether what becomes of an alert is not decided yet.
    private func isOpen(_ id: Int) -> Bool { entries[id].map { !$0.isPressed && !$0.isSettling } ?? false }

    /// Takes a new alert. Numbers are never used again.
    mutating func show(_ words: Words, _ policy: AlertPolicy) -> (id: Int, changes: [Change]) {
        lastID += 1
        let id = lastID
        if policy == .coalesce, let first = active.first(where: { entries[$0]?.words == words && isOpen($0) }) {
            entries[first]?.joined.append(Joined(id: id, buttons: words.buttons))
            return (id, [])
        }
        // Those that wait go first, so that none of them comes up because of those that are.
        let old = policy == .replace ? active.filter { !isUp($0) } + active.filter(isUp) : []
        let changes = old.flatMap { dismiss($0) }
        let waits = policy == .queue && !entries.isEmpty
        entries[id] = Entry(words: words, isUp: !waits)
        if waits { waiting.append(id) }
        return (id, waits ? changes : changes + [.open(id)])
    }

    /// A button was pressed on the screen. The alert goes by itself, and is answered by ``leave(_:by:)``; until then nothing else answers it.
    mutating func touch(_ id: Int) {
        if isUp(id), isOpen(id) { entries[id]?.isPressed = true }
    }

    /// The alert of a button that was pressed on the screen has gone.
    mutating func leave(_ id: Int, by button: Int) -> [Change] {
        guard let entry = entries[id], entry.isUp, !entry.isSettling else { return [] }
        return settle(id, .button(button))
    }

    /// A button of an alert was pressed by program.
    mutating func press(_ button: Int, of id: Int) -> [Change] {
        guard isUp(id), isOpen(id) else { return [] }
        return [.close(id)] + settle(id, .button(button))
    }

    /// An alert is to go without an answer, since its time is over or for any other reason.
    mutating func dismiss(_ id: Int, by end: AlertEnd = .nobody) -> [Change] {
        guard let entry = entries[id] else { return part(id) }
        guard isOpen(id) else { return [] }
        waiting.removeAll { $0 == id }
        return (entry.isUp ? [.close(id)] : []) + settle(id, end)
    }

    /// An alert was settled: it is forgotten, and the next may come.
    mutating func finish(_ id: Int) -> [Change] {
        guard entries.removeValue(forKey: id) != nil else { return [] }
        guard !waiting.isEmpty, !entries.values.contains(where: \.isUp) else { return [] }
        let next = waiting.removeFirst()
        entries[next]?.isUp = true
        return [.open(next)]
    }

    private mutating func settle(_ id: Int, _ end: AlertEnd) -> [Change] {
        entries[id]?.isSettling = true
        guard let entry = entries[id] else { return [.settle(id, by: end)] }
        return [.settle(id, by: end)] + entry.joined.map { .settle($0.id, by: $0.end(end, of: entry.words.buttons)) }
    }

    /// One that was to be answered with another is not.
    private mutating func part(_ id: Int) -> [Change] {
        let first = entries.first { !$0.value.isSettling && !$0.value.isPressed && $0.value.joined.contains { $0.id == id } }?.key
        guard let first else { return [] }
        entries[first]?.joined.removeAll { $0.id == id }
        return [.settle(id, by: .nobody)]
    }
}
