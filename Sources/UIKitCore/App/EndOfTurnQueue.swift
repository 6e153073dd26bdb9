/// The work that runs at the end of a turn. A turn ends when an event was handled, or outside of events, when the
/// main actor is free.
@MainActor struct EndOfTurnQueue {
    fileprivate var bodies: [@MainActor () -> Void] = []
    /// Whether a task that ends the turn is waiting for the main actor. At most one such task waits at a time.
    fileprivate var isAwaited = false
    /// The number of turns with end-of-turn work that have ended.
    fileprivate(set) var number = 0
}

extension ApplicationHost {
    /// Calls `body` once, after the current event was handled, or outside of events, as soon as the main actor is
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
