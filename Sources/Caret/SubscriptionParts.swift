/// The parts of a subscription that few handlers need. A subscription without them is smaller.
@MainActor final class SubscriptionParts {
    /// The parts for audits, in debug builds and for handlers with tasks.
    var record: HandlerRecord?
    var remainingCalls: Int?
    var conditions: [@MainActor () -> Bool] = []
    var suspensionConditions: [@MainActor () -> Bool] = []
    /// Called when a suspension may have ended; `nil` for handlers that only ignore events meanwhile.
    var onResumption: (@MainActor () -> Void)?
    /// Called when an event is ignored because of a suspension.
    var onIgnoredEvent: (@MainActor () -> Void)?
    /// Unregisters a handler that no chain retains.
    var detach: (@MainActor () -> Void)?
    var endHandlers: [@MainActor () -> Void] = []

    var areConditionsSatisfied: Bool { conditions.allSatisfy { $0() } }
    var isSuspended: Bool { suspensionConditions.contains { $0() } }

    /// Counts a call, and returns whether it is the last permitted one.
    func isLastCall() -> Bool {
        guard let remainingCalls else { return false }
        self.remainingCalls = remainingCalls - 1
        return remainingCalls <= 1
    }

    /// Unregisters the handler, and calls the closures for its end.
    func end() {
        let (detach, endHandlers) = (detach, endHandlers)
        (self.detach, self.endHandlers) = (nil, [])
        detach?()
        for body in endHandlers { body() }
    }
}
