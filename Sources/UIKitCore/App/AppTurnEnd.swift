/// What happens when an event was handled, or the task that runs has given up the main actor.
@MainActor struct AppTurnEnd {
    fileprivate var bodies: [@MainActor () -> Void] = []
    /// Whether a task waits for the main actor: one is enough for all the turns that end before it has it.
    fileprivate var isAwaited = false
    /// Grows at the end of each turn that somebody asked for.
    fileprivate(set) var number = 0
}

extension ApplicationHost {
    /// Calls `body` once, when the event that is handled is done; outside of events as soon as the main actor is free.
    ///
    /// - Returns: the turn's number, which is another one after that.
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
