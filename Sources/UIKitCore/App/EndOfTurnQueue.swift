/// The work that runs when an event has been handled, or when the running task has yielded the main actor.
@MainActor struct EndOfTurnQueue {
    fileprivate var bodies: [@MainActor () -> Void] = []
    /// Whether a task is waiting for the main actor. One task serves all turns that end before it runs.
    fileprivate var isAwaited = false
    /// The number of turns with end-of-turn work that have ended.
    fileprivate(set) var number = 0
}

extension ApplicationHost {
    /// Calls `body` once, when the current event has been handled; outside of events as soon as the main actor is
    /// free.
    ///
    /// - Returns: The number of the turn, which increases when the turn ends.
    @discardableResult func whenTurnEnds(_ body: @escaping @MainActor () -> Void = {}) -> Int {
        turn.bodies.append(body)
        if !turn.isAwaited {
            turn.isAwaited = true
            Task { [weak self] in
                self?.turn.isAwaited = false
                self?.endTurn()
            }
        }
        return turn.number
    }

    func endTurn() {
        guard !turn.bodies.isEmpty else { return }
        let bodies = turn.bodies
        turn.bodies = []
        turn.number += 1
        for body in bodies { body() }
    }
}
