/// All that is told what happens to one object: its weak delegate, then its observers in the order they were added.
///
/// Every call of a delegate or data source goes through a hub, so that closures can stand beside a delegate and never
/// replace it. Setting `delegate` does not touch the observers.
@MainActor package final class DelegateHub<Delegate> {
    private weak var object: AnyObject?
    private var observers: [(id: Int, observer: Delegate)] = []
    private var nextID = 0

    package init() {}

    /// The one delegate of UIKit's kind. Held weakly; `nil` at first and after it was deallocated.
    package var delegate: Delegate? {
        get { object as? Delegate }
        set { object = newValue.map { $0 as AnyObject } }
    }

    /// Whether anybody would hear a `tell`.
    package var isEmpty: Bool { object == nil && observers.isEmpty }

    /// Who is asked for values, in this order: the delegate, then the observers from the last to the first.
    var asked: [Delegate] { (delegate.map { [$0] } ?? []) + observers.reversed().map(\.observer) }

    /// Adds somebody who hears everything after the delegate. Held until `remove(_:)`.
    package func add(_ observer: Delegate) -> Int {
        nextID += 1
        observers.append((nextID, observer))
        return nextID
    }

    /// Adds somebody who hears everything right after the delegate, and is asked for values last of all. Held until `remove(_:)`.
    package func addFirst(_ observer: Delegate) -> Int {
        nextID += 1
        observers.insert((nextID, observer), at: 0)
        return nextID
    }

    /// The first observer of a type.
    package func observer<Kind>(of type: Kind.Type) -> Kind? {
        for listener in observers { if let observer = listener.observer as? Kind { return observer } }
        return nil
    }

    package func remove(_ id: Int) {
        exchange(&observers, with: observers.filter { $0.id != id })
    }

    /// Tells everybody that something happened: the delegate first.
    ///
    /// Who is removed by an earlier one's answer is still told; who is added is not.
    package func tell(_ body: (Delegate) -> Void) {
        let listeners = observers
        if let delegate { body(delegate) }
        for listener in listeners { body(listener.observer) }
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
        for listener in observers.reversed() {
            let answer = OwnAnswers.watch { body(listener.observer) }
            if answer.isOwn { return OwnAnswers.given(answer.value) }
            if first == nil { first = .some(answer.value) }
        }
        return OwnAnswers.notGiven(first ?? standard())
    }
}
