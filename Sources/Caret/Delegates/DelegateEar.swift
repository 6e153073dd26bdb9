/// Stands beside a delegate, and hands on to closures what it is told and asked.
///
/// Each object has at most one of a kind. Subclasses implement a protocol in full; a method's name is the name of the event or question
/// that it stands for.
@MainActor package class DelegateEar: NSObject {
    private struct Handler {
        let site: Site
        let isAlive: @MainActor () -> Bool
        let body: @MainActor (Any) -> Any?
    }

    /// The closures for one method.
    private struct Method {
        var list = HandlerList<Handler>()
        /// The handlers whose owners are gone are removed when there are as many as this.
        var sweepCount = Method.smallCount

        /// Fewer handlers than these are swept at each addition.
        static let smallCount = 8

        /// Removes the handlers that are over; now and then, so that an addition costs the same however many there are.
        @MainActor mutating func sweep() -> [Handler] {
            guard list.count < Self.smallCount || list.count >= sweepCount else { return [] }
            let removed = list.keep { $0.isAlive() }
            sweepCount = max(Self.smallCount, list.count * 2)
            return removed
        }
    }

    private var methods: [String: Method] = [:]

    /// How many entries additions and removals have moved so far, for tests of how the cost grows.
    package final var moveCount: Int { methods.values.reduce(0) { $0 + $1.list.moveCount } }

    /// Adds a closure for a method. What it returns is an answer, `nil` for none.
    ///
    /// - Returns: what ends it.
    func add(
        _ name: String, _ rule: AnswerRule, _ site: Site, while isAlive: @escaping @MainActor () -> Bool,
        _ body: @escaping @MainActor (Any) -> Any?
    ) -> @MainActor () -> Void {
        // Freed once the methods may be read again.
        let over = methods[name]?.sweep()
        withExtendedLifetime(over) {}
        if rule == .last, let former = methods[name]?.list.last(where: { $0.isAlive() }) {
            Hooks.report(
                "delegate.second-answer",
                "\(name) is answered twice: \(former.site) and \(site). The later one counts; cancel the former.", at: site)
        }
        let id = methods[name, default: Method()].list.add(Handler(site: site, isAlive: isAlive, body: body))
        return { [weak self] in _ = self?.methods[name]?.list.remove(id) }
    }

    /// Whether anybody would hear of something.
    package final func isHeard(_ name: String = #function) -> Bool { methods[name]?.list.last { $0.isAlive() } != nil }

    /// Something happened: everybody hears of it, in the order in which they were added.
    package final func tell<Payload>(_ payload: Payload, _ name: String = #function) {
        let handlers = methods[name]?.list
        handlers?.forEach { _ = $0.body(payload) }
    }

    /// Something should happen: all are asked, and all have to agree.
    package final func agree<Payload>(_ payload: Payload, _ name: String = #function) -> Bool {
        var agreed = true
        let handlers = methods[name]?.list
        handlers?.forEach { handler in
            if let answer = handler.body(payload) as? Bool { agreed = answer && agreed }
        }
        return agreed
    }

    /// A value is wanted: that of the last who has one.
    package final func ask<Payload, Answer>(_ payload: Payload, _ standard: @autoclosure () -> Answer, _ name: String = #function) -> Answer
    {
        let handlers = methods[name]?.list
        let answer = handlers?.firstFromEnd { handler -> Answer? in
            guard let answer = handler.body(payload), let typed = answer as? Answer else { return .none }
            return .some(typed)
        }
        if let answer { return answer }
        return standard()
    }
}

/// What becomes of several answers to one question.
package enum AnswerRule: Sendable {
    /// Nobody is asked for one: something happened.
    case none
    /// All have to agree.
    case all
    /// The delegate's counts, else the one that was added last.
    case last
}

/// Which of an object's delegates or data sources is meant.
package enum DelegateKind: Sendable {
    case scroll, table, tableData, tablePrefetch, collection, collectionData, collectionPrefetch, gesture, navigation, transition
    case presentation, application, scene, textField, textView, textInput, searchBar
    case navigationBar, toolbar, tabs, tabBar, search, split, contextMenu
    case colorPicker, fontPicker, imagePicker, documentPicker, largeContent, editMenu, searchUpdates, pointer, toolTip, find,
        textInteraction
    case pages, pageData, picker, pickerData, layer, pageProgress, pageTimer, userActivity
    case drag, drop, tableDrag, tableDrop, collectionDrag, collectionDrop
    /// One of another module's, which finds it itself.
    case outside(@MainActor @Sendable (any EventSource) -> DelegateEar?)
}
