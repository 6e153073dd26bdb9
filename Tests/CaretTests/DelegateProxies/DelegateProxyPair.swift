@testable import Caret
@testable import CaretMaps
@testable import UIKitCore

/// A call of a delegate's method: the sender, and the arguments, which are made for the types of the call.
@MainActor struct DelegateCall<Sender> {
    let sender: Sender
    let arguments = DelegateProxyArguments()

    /// The layout of a call, which closures do not receive.
    var layout: UICollectionViewLayout { arguments.layout }

    /// Returns the argument at an index.
    subscript<Value>(_ index: Int) -> Value { arguments[index] }
}

/// A sender with closures and a delegate, in the order in which the toolkit asks them.
///
/// The delegate implements every method: it is the proxy of another sender, whose closures give its answers.
@MainActor final class DelegateProxyPair<Sender: EventSource, Delegate> {
    let sender: Sender
    let other: Sender
    let call: DelegateCall<Sender>
    let answers = DelegateProxyValues()
    let hub = DelegateHub<Delegate>()

    init(_ proxy: @MainActor (Sender) -> Delegate) {
        sender = Senders.make(Sender.self)
        other = Senders.makeAnother(Sender.self)
        call = DelegateCall(sender: sender)
        hub.delegate = proxy(other)
        _ = hub.add(proxy(sender))
    }
}
