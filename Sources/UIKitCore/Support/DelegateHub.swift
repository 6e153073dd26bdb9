/// The recipients of an object's delegate calls: its weak delegate, then its observers in the order of their
/// addition.
///
/// All calls of a delegate or data source go through a hub. Therefore closures can be used in addition to a delegate,
/// and never replace it. Setting `delegate` does not affect the observers.
@MainActor package final class DelegateHub<Delegate> {
    private weak var object: AnyObject?
    private var observers = HandlerList<Delegate>()

    package init() {}

    /// The delegate. Held weakly; `nil` by default and after its deallocation.
    package var delegate: Delegate? {
        get { object as? Delegate }
        set { object = newValue.map { $0 as AnyObject } }
    }

    /// Whether there is neither a delegate nor an observer.
    package var isEmpty: Bool { object == nil && observers.isEmpty }

    /// The objects that are called for a value, in this order: the delegate, then the observers from the last to the
    /// first.
    var asked: [Delegate] { (delegate.map { [$0] } ?? []) + observers.all.reversed() }

    /// Adds an observer that is notified after the delegate and the present observers. Retained until `remove(_:)`.
    package func add(_ observer: Delegate) -> Int {
        observers.add(observer)
    }

    /// Adds an observer that is notified right after the delegate, and called for a value last. Retained until
    /// `remove(_:)`.
    package func addFirst(_ observer: Delegate) -> Int {
        observers.addFirst(observer)
    }

    /// Returns the first observer of a type.
    package func observer<Kind>(of type: Kind.Type) -> Kind? {
        observers.all.lazy.compactMap { $0 as? Kind }.first
    }

    package func remove(_ id: Int) { _ = observers.remove(id) }

    /// Notifies the delegate, then the observers.
    ///
    /// An observer that is removed during the notification is still notified; an observer that is added is not.
    package func notify(_ body: (Delegate) -> Void) {
        let listeners = observers
        if let delegate { body(delegate) }
        listeners.forEach(body)
    }

    /// Returns whether all recipients return `true`; `true` without recipients. All of them are called, even after
    /// one returned `false`.
    package func should(_ body: (Delegate) -> Bool) -> Bool {
        var agreed = true
        notify { agreed = body($0) && agreed }
        return agreed
    }

    /// Returns the delegate's value, or else that of the last observer that implements the method, or else
    /// `standard`.
    ///
    /// If a recipient does not implement the method, so that the protocol's default implementation runs, the next
    /// recipient is called. If no recipient implements the method, the first default value is returned.
    package func value<Value>(_ standard: @autoclosure () -> Value, _ body: (Delegate) -> Value) -> Value {
        var first: Value?
        if let delegate {
            let answer = DefaultImplementationProbe.probe { body(delegate) }
            if answer.isOwn { return DefaultImplementationProbe.implemented(answer.value) }
            first = .some(answer.value)
        }
        // The list is copied, since recipients may add and remove observers.
        let listeners = observers
        let own = listeners.firstFromEnd { listener -> Value? in
            let answer = DefaultImplementationProbe.probe { body(listener) }
            if answer.isOwn { return .some(DefaultImplementationProbe.implemented(answer.value)) }
            if first == nil { first = .some(answer.value) }
            return .none
        }
        if let own { return own }
        return DefaultImplementationProbe.unimplemented(first ?? standard())
    }
}
