/// What ``DelegateHub`` is, for objects that belong to whichever thread uses them.
package final class TextHub<Delegate> {
    private weak var object: AnyObject?
    private var observers = HandlerList<Delegate>()

    /// Held weakly.
    package var delegate: Delegate? {
        get { object as? Delegate }
        set { object = newValue.map { $0 as AnyObject } }
    }

    /// Adds somebody who hears everything after the delegate. Held until `remove(_:)`.
    package func add(_ observer: Delegate) -> Int {
        observers.add(observer)
    }

    /// The observers of a type, by their numbers.
    package func observers<Kind>(of type: Kind.Type) -> [(id: Int, observer: Kind)] {
        observers.numbered.compactMap { entry in (entry.handler as? Kind).map { (entry.id, $0) } }
    }

    package func remove(_ id: Int) {
        _ = observers.remove(id)
    }

    func tell(_ body: (Delegate) -> Void) {
        let listeners = observers
        if let delegate { body(delegate) }
        listeners.forEach(body)
    }

    /// The delegate's answer, or that of the last observer, or `standard` where nobody is there.
    func value<Value>(_ standard: @autoclosure () -> Value, _ body: (Delegate) -> Value) -> Value {
        if let delegate { return body(delegate) }
        let last = observers.last { ($0 as? any TextAnswering)?.isAnswering ?? true }
        return last.map(body) ?? standard()
    }
}

/// An observer that may leave all questions to others.
package protocol TextAnswering {
    var isAnswering: Bool { get }
}
