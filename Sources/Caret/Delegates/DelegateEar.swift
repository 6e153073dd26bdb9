/// Stands beside a delegate, and hands on to closures what it is told and asked.
///
/// Each object has at most one of a kind. Subclasses implement a protocol in full; a method's name is the name of the event or question
/// that it stands for.
@MainActor package class DelegateEar: NSObject {
    private struct Handler {
        let id: Int
        let site: Site
        let isAlive: @MainActor () -> Bool
        let body: @MainActor (Any) -> Any?
    }

    private var handlers: [String: [Handler]] = [:]
    private var lastID = 0

    /// Adds a closure for a method. What it returns is an answer, `nil` for none.
    ///
    /// - Returns: what ends it.
    func add(
        _ name: String, _ rule: AnswerRule, _ site: Site, while isAlive: @escaping @MainActor () -> Bool,
        _ body: @escaping @MainActor (Any) -> Any?
    ) -> @MainActor () -> Void {
        lastID += 1
        let id = lastID
        handlers[name]?.removeAll { !$0.isAlive() }
        if rule == .last, let former = handlers[name]?.last {
            Hooks.report(
                "delegate.second-answer",
                "\(name) is answered twice: \(former.site) and \(site). The later one counts; cancel the former.", at: site)
        }
        handlers[name, default: []].append(Handler(id: id, site: site, isAlive: isAlive, body: body))
        return { [weak self] in self?.handlers[name]?.removeAll { $0.id == id } }
    }

    /// Whether anybody would hear of something.
    package final func isHeard(_ name: String = #function) -> Bool { handlers[name]?.contains { $0.isAlive() } ?? false }

    /// Something happened: everybody hears of it, in the order in which they were added.
    package final func tell<Payload>(_ payload: Payload, _ name: String = #function) {
        for handler in handlers[name] ?? [] { _ = handler.body(payload) }
    }

    /// Something should happen: all are asked, and all have to agree.
    package final func agree<Payload>(_ payload: Payload, _ name: String = #function) -> Bool {
        var agreed = true
        for handler in handlers[name] ?? [] {
            if let answer = handler.body(payload) as? Bool { agreed = answer && agreed }
        }
        return agreed
    }

    /// A value is wanted: that of the last who has one.
    package final func ask<Payload, Answer>(_ payload: Payload, _ standard: @autoclosure () -> Answer, _ name: String = #function) -> Answer
    {
        for handler in (handlers[name] ?? []).reversed() {
            if let answer = handler.body(payload), let typed = answer as? Answer { return typed }
        }
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
    case colorPicker, imagePicker, documentPicker, editMenu, searchUpdates, pointer, toolTip, find, textInteraction
    case pages, pageData, picker, pickerData, layer, pageProgress, pageTimer, userActivity
    case drag, drop, tableDrag, tableDrop, collectionDrag, collectionDrop
    /// One of another module's, which finds it itself.
    case outside(@MainActor @Sendable (any EventSource) -> DelegateEar?)
}
