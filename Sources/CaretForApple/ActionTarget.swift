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

    private var targets: [ObjectIdentifier: ActionTarget] = [:]

    func add(_ target: ActionTarget) { targets[ObjectIdentifier(target)] = target }
    func remove(_ target: ActionTarget) { targets[ObjectIdentifier(target)] = nil }
}
