import Foundation

/// The target of an action, which calls a closure.
@MainActor final class ActionTarget: NSObject {
    private let body: @MainActor (Any?) -> Void

    init(_ body: @escaping @MainActor (Any?) -> Void) { self.body = body }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func fire(_ sender: Any?) { body(sender) }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func call() { body(nil) }
}

extension ActionTarget {
    #if canImport(ObjectiveC)
        /// The action with the sender as its argument.
        static let fireAction = #selector(ActionTarget.fire(_:))
        /// The action without an argument.
        static let callAction = #selector(ActionTarget.call)
    #else
        /// The action with the sender as its argument.
        static let fireAction = Selector("fire:", { (target: ActionTarget) in { sender in target.fire(sender) } } as Method)
        /// The action without an argument.
        static let callAction = Selector("call", ActionTarget.call)
        private typealias Method = @MainActor @Sendable (ActionTarget) -> @MainActor (AnyObject) -> Void
    #endif
}

/// The targets that an object retains. Controls and recognizers hold their targets weakly.
@MainActor final class ActionTargets {
    static let key = AssociationKey<ActionTargets>()

    private struct Entry {
        let target: ActionTarget
        /// The chain that the target calls, and retains.
        weak var chain: HandlerChain<Void>?
        let states: Set<UIGestureRecognizer.State>
    }

    private var entries: [Entry] = []

    /// Returns the chain of the target that was added last, if that target calls the chain in exactly these states.
    func lastChain(for states: Set<UIGestureRecognizer.State>) -> HandlerChain<Void>? {
        entries.last.flatMap { $0.states == states ? $0.chain : nil }
    }

    func add(_ target: ActionTarget, _ chain: HandlerChain<Void>, _ states: Set<UIGestureRecognizer.State>) {
        entries.append(Entry(target: target, chain: chain, states: states))
    }

    func remove(_ target: ActionTarget) {
        // The target is released after the access.
        let former = entries
        entries.removeAll { $0.target === target }
        withExtendedLifetime(former) {}
    }
}
