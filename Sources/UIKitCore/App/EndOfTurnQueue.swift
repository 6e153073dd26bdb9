/// The work that runs at the end of a turn. During an event, the turn ends when the event was handled. At other times,
/// it ends as soon as the main actor is free.
@MainActor struct EndOfTurnQueue {
    fileprivate var pendingWork: [@MainActor () -> Void] = []
    /// Whether a task that ends the turn is waiting for the main actor. At most one such task waits at a time.
    fileprivate var isScheduled = false
    /// The number of turns with end-of-turn work that have ended.
    fileprivate(set) var turnNumber = 0
}

extension ApplicationHost {
    /// Calls `body` once, at the end of the current turn.
    ///
    /// - Returns: The number of the current turn. The next turn has a higher number.
    @discardableResult func runAtEndOfTurn(_ body: @escaping @MainActor () -> Void = {}) -> Int {
        endOfTurnQueue.pendingWork.append(body)
        if !endOfTurnQueue.isScheduled {
            endOfTurnQueue.isScheduled = true
            Task { [weak self] in
                self?.endOfTurnQueue.isScheduled = false
                self?.endTurn()
            }
        }
        return endOfTurnQueue.turnNumber
    }

    func endTurn() {
        guard !endOfTurnQueue.pendingWork.isEmpty else { return }
        let bodies = endOfTurnQueue.pendingWork
        endOfTurnQueue.pendingWork = []
        endOfTurnQueue.turnNumber += 1
        for body in bodies { body() }
    }
}
