/// What happens when an event was handled, or the task that runs has given up the main actor.
@MainActor struct AppTurnEnd {
    fileprivate var bodies: [@MainActor () -> Void] = []
    /// Grows at the end of each turn that somebody asked for.
    fileprivate(set) var number = 0
}

extension ApplicationHost {
    /// Calls `body` once, when the event that is handled is done; outside of events as soon as the main actor is free.
    ///
    /// - Returns: the turn's number, which is another one after that.
    @discardableResult func whenTurnEnds(_ body: @escaping @MainActor () -> Void = {}) -> Int {
        if turn.bodies.isEmpty { Task { [weak self] in self?.endTurn() } }
        turn.bodies.append(body)
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
