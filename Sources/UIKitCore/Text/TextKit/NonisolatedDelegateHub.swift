/// A ``DelegateHub`` for objects that are not isolated to the main actor.
package final class NonisolatedDelegateHub<Delegate> {
    private weak var delegateObject: AnyObject?
    private var observers = HandlerList<Delegate>()

    /// The delegate; held weakly.
    package var delegate: Delegate? {
        get { delegateObject as? Delegate }
        set { delegateObject = newValue.map { $0 as AnyObject } }
    }

    /// Adds an observer, which is notified after the delegate and held until `remove(_:)`. Returns the number of the
    /// observer.
    package func add(_ observer: Delegate) -> Int {
        observers.add(observer)
    }

    /// Returns the observers of a type with their numbers.
    package func observers<Kind>(of type: Kind.Type) -> [(id: Int, observer: Kind)] {
        observers.numbered.compactMap { entry in (entry.handler as? Kind).map { (entry.id, $0) } }
    }

    package func remove(_ id: Int) {
        _ = observers.remove(id)
    }

    func notify(_ body: (Delegate) -> Void) {
        let currentObservers = observers
        if let delegate { body(delegate) }
        currentObservers.forEach(body)
    }

    /// Returns the value of the delegate; without a delegate the value of the last observer that answers, otherwise
    /// `defaultValue`.
    func value<Value>(_ defaultValue: @autoclosure () -> Value, _ body: (Delegate) -> Value) -> Value {
        if let delegate { return body(delegate) }
        let last = observers.last { ($0 as? any DeclinableObserver)?.isAnswering ?? true }
        return last.map(body) ?? defaultValue()
    }
}

/// An observer that can decline queries, which other observers then answer.
package protocol DeclinableObserver {
    var isAnswering: Bool { get }
}
