/// The recipients of an object's delegate calls: its weak delegate, then its observers in the order of their
/// addition.
///
/// All calls of a delegate or data source go through a hub. Therefore closures can be used in addition to a delegate,
/// and never replace the delegate. Setting `delegate` does not affect the observers.
@MainActor package final class DelegateHub<Delegate> {
    private weak var object: AnyObject?
    private var observers = HandlerList<Delegate>()
    /// The observer that was found last by its class. Most hubs are asked for one class only.
    private weak var foundObserver: AnyObject?

    package init() {}

    /// The delegate. Held weakly; `nil` by default and after its deallocation.
    package var delegate: Delegate? {
        get { object as? Delegate }
        set { object = newValue.map { $0 as AnyObject } }
    }

    /// Whether there is neither a delegate nor an observer.
    package var isEmpty: Bool { object == nil && observers.isEmpty }

    /// The recipients in the order in which they are called for a value: the delegate, then the observers from the
    /// last to the first.
    var queryOrder: [Delegate] { (delegate.map { [$0] } ?? []) + observers.all.reversed() }

    /// Adds an observer that is notified after the delegate and the present observers. Retained until `remove(_:)`.
    package func add(_ observer: Delegate) -> Int {
        observers.add(observer)
    }

    /// Adds an observer as ``add(_:)`` does, and returns a closure that removes the observer.
    package func observe(_ observer: Delegate) -> @MainActor () -> Void {
        let id = add(observer)
        return { [weak self] in self?.remove(id) }
    }

    /// Adds an observer that is notified directly after the delegate, and that is the last to be called for a value.
    /// Retained until `remove(_:)`.
    package func addFirst(_ observer: Delegate) -> Int {
        foundObserver = nil
        return observers.addFirst(observer)
    }

    /// Returns the first observer of a class.
    package func observer<Kind: AnyObject>(of type: Kind.Type) -> Kind? {
        if let foundObserver, Swift.type(of: foundObserver) == type { return foundObserver as? Kind }
        let observer = observers.all.lazy.compactMap { $0 as? Kind }.first
        foundObserver = observer
        return observer
    }

    /// Removes the observer with an identifier that ``add(_:)`` or ``addFirst(_:)`` returned.
    package func remove(_ id: Int) {
        foundObserver = nil
        _ = observers.remove(id)
    }

    /// Notifies the delegate, then the observers.
    ///
    /// An observer that is removed during the notification is still notified; an observer that is added is not.
    package func notify(_ body: (Delegate) -> Void) {
        let current = observers
        if let delegate { body(delegate) }
        current.forEach(body)
    }

    /// Returns whether all recipients return `true`; `true` without recipients. All recipients are called, even after
    /// a recipient returned `false`.
    package func allAgree(_ body: (Delegate) -> Bool) -> Bool {
        var allAgreed = true
        notify { allAgreed = body($0) && allAgreed }
        return allAgreed
    }

    /// Returns the delegate's value, or else that of the last observer that implements the method, or else `fallback`.
    ///
    /// If a recipient does not implement the method, so that the protocol's default implementation runs, the next
    /// recipient is called. If no recipient implements the method, the first default value is returned.
    package func value<Value>(_ fallback: @autoclosure () -> Value, _ body: (Delegate) -> Value) -> Value {
        var first: Value?
        if let delegate {
            let result = DefaultImplementationProbe.probe { body(delegate) }
            if result.isOwn { return DefaultImplementationProbe.implemented(result.value) }
            first = .some(result.value)
        }
        // The list is copied, since recipients may add and remove observers.
        let current = observers
        let implemented = current.firstFromEnd { observer -> Value? in
            let result = DefaultImplementationProbe.probe { body(observer) }
            if result.isOwn { return .some(DefaultImplementationProbe.implemented(result.value)) }
            if first == nil { first = .some(result.value) }
            return .none
        }
        if let implemented { return implemented }
        return DefaultImplementationProbe.unimplemented(first ?? fallback())
    }
}
