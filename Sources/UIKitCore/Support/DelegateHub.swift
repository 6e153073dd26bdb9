/// All that is told what happens to one object: its weak delegate, then its observers in the order they were added.
///
/// Every call of a delegate or data source goes through a hub, so that closures can stand beside a delegate and never
/// replace it. Setting `delegate` does not touch the observers.
@MainActor package final class DelegateHub<Delegate> {
    private weak var object: AnyObject?
    private var observers = HandlerList<Delegate>()

    package init() {}

    /// The one delegate of UIKit's kind. Held weakly; `nil` at first and after it was deallocated.
    package var delegate: Delegate? {
        get { object as? Delegate }
        set { object = newValue.map { $0 as AnyObject } }
    }

    /// Whether anybody would hear a `tell`.
    package var isEmpty: Bool { object == nil && observers.isEmpty }

    /// Who is asked for values, in this order: the delegate, then the observers from the last to the first.
    var asked: [Delegate] { (delegate.map { [$0] } ?? []) + observers.all.reversed() }

    /// Adds somebody who hears everything after the delegate. Held until `remove(_:)`.
    package func add(_ observer: Delegate) -> Int {
        observers.add(observer)
    }

    /// Adds somebody who hears everything right after the delegate, and is asked for values last of all. Held until `remove(_:)`.
    package func addFirst(_ observer: Delegate) -> Int {
        observers.addFirst(observer)
    }

    /// The first observer of a type.
    package func observer<Kind>(of type: Kind.Type) -> Kind? {
        observers.all.lazy.compactMap { $0 as? Kind }.first
    }

    package func remove(_ id: Int) { _ = observers.remove(id) }

    /// Tells everybody that something happened: the delegate first.
    ///
    /// Who is removed by an earlier one's answer is still told; who is added is not.
    package func tell(_ body: (Delegate) -> Void) {
        let listeners = observers
        if let delegate { body(delegate) }
        listeners.forEach(body)
    }

    /// Whether everybody agrees. All are asked even after one has refused; with nobody to ask the answer is yes.
    package func should(_ body: (Delegate) -> Bool) -> Bool {
        var agreed = true
        tell { agreed = body($0) && agreed }
        return agreed
    }

    /// The delegate's answer, or that of the last observer that has one, or `standard` where nobody is there.
    ///
    /// Who leaves a method to the protocol's own implementation has no answer, and the next one is asked; if that is so of all, the first
    /// one's counts.
    package func value<Value>(_ standard: @autoclosure () -> Value, _ body: (Delegate) -> Value) -> Value {
        var first: Value?
        if let delegate {
            let answer = OwnAnswers.watch { body(delegate) }
            if answer.isOwn { return OwnAnswers.given(answer.value) }
            first = .some(answer.value)
        }
        // A copy, since those who are asked may add and remove observers.
        let listeners = observers
        let own = listeners.firstFromEnd { listener -> Value? in
            let answer = OwnAnswers.watch { body(listener) }
            if answer.isOwn { return .some(OwnAnswers.given(answer.value)) }
            if first == nil { first = .some(answer.value) }
            return .none
        }
        if let own { return own }
        return OwnAnswers.notGiven(first ?? standard())
    }
}
