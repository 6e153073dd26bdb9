/// The closures of one method of a delegate, in the order in which they were added.
///
/// The payload has the arguments of the method, without the sender. The answer of an event is `Void`, and its handlers
/// are in a chain.
@MainActor package final class DelegateSlot<Payload, Answer> {
    private struct Handler {
        let site: SourceLocation
        let isAlive: @MainActor () -> Bool
        let body: @MainActor (Payload) -> Answer?
    }

    private var handlers = Handlers<Handler>()
    private var eventChain: HandlerChain<Payload>?
    /// The number of handlers from which the next addition removes the handlers whose owners are deallocated.
    private var sweepCount = smallHandlerCount
    private weak var proxy: (any DelegateProxy)?

    /// Makes a slot without handlers.
    ///
    /// - Parameter proxy: The proxy that calls the slot, which retains the slot.
    package init(_ proxy: any DelegateProxy) { self.proxy = proxy }

    /// The number of entries that additions and removals have moved. Tests use it to check the asymptotic cost.
    package var moveCount: Int { handlers.moveCount + (eventChain?.moveCount ?? 0) }

    /// Whether there is a handler whose owner is alive.
    package var hasHandlers: Bool { lastSite != nil || eventChain?.last != nil }

    /// The source location of the last answer to a question whose owner is alive; `nil` if there is none.
    var lastSite: SourceLocation? { handlers.last { $0.isAlive() }?.site }

    /// Adds a closure. The closure returns an answer, or `nil` for none.
    ///
    /// - Returns: A closure that removes the handler.
    func add(
        _ site: SourceLocation, while isAlive: @escaping @MainActor () -> Bool, _ body: @escaping @MainActor (Payload) -> Answer?
    ) -> @MainActor () -> Void {
        // Keep the removed handlers until here, because their deinitializers may access `handlers` again.
        let removedHandlers = sweep()
        withExtendedLifetime(removedHandlers) {}
        let id = handlers.add(Handler(site: site, isAlive: isAlive, body: body))
        handlersDidChange()
        return { [weak self] in
            let removedHandler = self?.handlers.remove(id)
            if removedHandler != nil { self?.handlersDidChange() }
        }
    }

    /// Removes the handlers whose owners are deallocated. Larger lists are searched only when their count has doubled,
    /// so that the amortized cost of an addition is constant.
    private func sweep() -> [Handler] {
        guard handlers.count < smallHandlerCount || handlers.count >= sweepCount else { return [] }
        let removedHandlers = handlers.keep { $0.isAlive() }
        sweepCount = max(smallHandlerCount, handlers.count * 2)
        return removedHandlers
    }

    private func handlersDidChange() { if let proxy { Hooks.handlersDidChange(of: proxy) } }

    /// Informs the proxy that the question got an answer or lost one.
    func answersDidChange() { proxy?.answersDidChange() }

    /// Asks the handlers of a question, beginning with the handler that was added last, up to the first answer.
    ///
    /// - Returns: The answer, or `fallback` if no handler answers.
    package func ask(_ payload: Payload, _ fallback: @autoclosure () -> Answer) -> Answer {
        // The list is copied, since handlers may add and remove handlers.
        let current = handlers
        return current.firstFromEnd { $0.body(payload) } ?? fallback()
    }
}

extension DelegateSlot where Answer == Void {
    /// Returns the chain of the handlers of an event.
    func chain(of sender: AnyObject) -> HandlerChain<Payload> {
        if let eventChain { return eventChain }
        let chain = HandlerChain<Payload>(of: sender)
        chain.emptinessDidChange = { [weak self] _ in self?.handlersDidChange() }
        eventChain = chain
        return chain
    }

    /// Calls all handlers of an event, in the order in which they were added.
    package func notify(_ payload: Payload) { eventChain?.notify(payload) }
}

extension DelegateSlot where Answer == Bool {
    /// Asks all handlers of a Boolean question. Returns `false` if a handler answers `false`, and otherwise `true`.
    package func agree(_ payload: Payload) -> Bool {
        var agreed = true
        let current = handlers
        current.forEach { if let answer = $0.body(payload) { agreed = answer && agreed } }
        return agreed
    }
}

/// The number of handlers below which every addition removes handlers whose owners are deallocated.
private let smallHandlerCount = 8

/// The rule that combines several answers to one question.
package enum AnswerRule: Sendable {
    /// All answers must be `true`.
    case all
    /// The delegate's answer is used. If there is none, the answer of the closure that was added last is used.
    case last
}
