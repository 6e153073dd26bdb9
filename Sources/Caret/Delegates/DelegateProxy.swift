/// A proxy that is called in addition to a delegate, and forwards the calls to closures.
///
/// Each object has at most one proxy per protocol. Subclasses implement all methods of a protocol. The full name of
/// a method, as in `#function`, is the key of its handlers.
@MainActor package class DelegateProxy: NSObject {
    private struct Handler {
        let site: SourceLocation
        let isAlive: @MainActor () -> Bool
        let body: @MainActor (Any) -> Any?
    }

    /// The handlers of one method.
    private struct Method {
        var list = HandlerList<Handler>()
        /// The number of handlers from which the next addition removes the handlers whose owners are deallocated.
        var sweepCount = Method.smallCount

        /// The number of handlers below which every addition removes handlers whose owners are deallocated.
        static let smallCount = 8

        /// Removes the handlers whose owners are deallocated. Larger lists are searched only when their count has
        /// doubled, so that the amortized cost of an addition is constant.
        @MainActor mutating func sweep() -> [Handler] {
            guard list.count < Self.smallCount || list.count >= sweepCount else { return [] }
            let removed = list.keep { $0.isAlive() }
            sweepCount = max(Self.smallCount, list.count * 2)
            return removed
        }
    }

    private var methods: [String: Method] = [:]

    /// The number of entries that additions and removals have moved. Tests use it to check the asymptotic cost.
    package final var moveCount: Int { methods.values.reduce(0) { $0 + $1.list.moveCount } }

    /// Adds a closure for a method. The closure returns an answer, or `nil` for none.
    ///
    /// - Returns: A closure that removes the handler.
    func add(
        _ name: String, _ rule: AnswerRule, _ site: SourceLocation, while isAlive: @escaping @MainActor () -> Bool,
        _ body: @escaping @MainActor (Any) -> Any?
    ) -> @MainActor () -> Void {
        // Keep the removed handlers until here, because their deinitializers may access `methods` again.
        let removedHandlers = methods[name]?.sweep()
        withExtendedLifetime(removedHandlers) {}
        if rule == .last, let previous = methods[name]?.list.last(where: { $0.isAlive() }) {
            Hooks.report(
                "delegate.second-answer",
                "\(name) is answered twice: \(previous.site) and \(site). The later one counts; cancel the former.", at: site)
        }
        let id = methods[name, default: Method()].list.add(Handler(site: site, isAlive: isAlive, body: body))
        return { [weak self] in _ = self?.methods[name]?.list.remove(id) }
    }

    /// Returns whether a method has a handler whose owner is alive.
    package final func hasHandlers(_ name: String = #function) -> Bool { methods[name]?.list.last { $0.isAlive() } != nil }

    /// Calls all handlers of an event, in the order in which they were added.
    package final func notify<Payload>(_ payload: Payload, _ name: String = #function) {
        let handlers = methods[name]?.list
        handlers?.forEach { _ = $0.body(payload) }
    }

    /// Asks all handlers of a Boolean question. Returns `false` if a handler answers `false`, and otherwise `true`.
    package final func agree<Payload>(_ payload: Payload, _ name: String = #function) -> Bool {
        var agreed = true
        let handlers = methods[name]?.list
        handlers?.forEach { handler in
            if let answer = handler.body(payload) as? Bool { agreed = answer && agreed }
        }
        return agreed
    }

    /// Asks the handlers of a question, beginning with the handler that was added last, up to the first answer.
    ///
    /// - Returns: The answer, or `fallback` if no handler answers.
    package final func ask<Payload, Answer>(_ payload: Payload, _ fallback: @autoclosure () -> Answer, _ name: String = #function) -> Answer
    {
        let handlers = methods[name]?.list
        let answer = handlers?.firstFromEnd { handler -> Answer? in
            guard let answer = handler.body(payload), let typedAnswer = answer as? Answer else { return .none }
            return .some(typedAnswer)
        }
        if let answer { return answer }
        return fallback()
    }
}

/// The rule that combines several answers to one question.
package enum AnswerRule: Sendable {
    /// The method is an event and has no answer.
    case none
    /// All answers must be `true`.
    case all
    /// The delegate's answer is used. If there is none, the answer of the closure that was added last is used.
    case last
}

/// A kind of delegate or data source.
package enum DelegateKind: Sendable {
    case scroll, table, tableData, tablePrefetch, collection, collectionData, collectionPrefetch, gesture, navigation, transition
    case presentation, application, scene, textField, textView, textInput, searchBar
    case navigationBar, toolbar, tabs, tabBar, search, split, contextMenu
    case colorPicker, fontPicker, imagePicker, documentPicker, largeContent, editMenu, searchUpdates, pointer, toolTip, find,
        textInteraction
    case pages, pageData, picker, pickerData, layer, pageProgress, pageTimer, userActivity
    case animator, collision
    case drag, drop, tableDrag, tableDrop, collectionDrag, collectionDrop
    /// A delegate that another module defines. The module supplies the proxy.
    case external(@MainActor @Sendable (any EventSource) -> DelegateProxy?)
}
