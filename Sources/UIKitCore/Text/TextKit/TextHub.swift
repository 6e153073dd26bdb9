/// What ``DelegateHub`` is, for objects that belong to whichever thread uses them.
final class TextHub<Delegate> {
    private weak var object: AnyObject?

    /// Held weakly.
    var delegate: Delegate? {
        get { object as? Delegate }
        set { object = newValue.map { $0 as AnyObject } }
    }

    func tell(_ body: (Delegate) -> Void) {
        if let delegate { body(delegate) }
    }

    func value<Value>(_ standard: @autoclosure () -> Value, _ body: (Delegate) -> Value) -> Value {
        delegate.map(body) ?? standard()
    }
}
