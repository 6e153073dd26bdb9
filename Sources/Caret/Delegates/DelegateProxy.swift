/// An object that is called in addition to a delegate, and forwards each method to a ``DelegateSlot``.
///
/// Each object has at most one proxy per protocol. Proxies implement all methods of a protocol. If no closure answers a
/// question, the proxy returns `Hooks.noAnswer(_:)`. The caller then continues as if the method were not implemented.
@MainActor package protocol DelegateProxy: AnyObject {
    /// Called when a question gets an answer or loses one. Does nothing by default.
    ///
    /// A proxy whose object stores answers makes the object ask again.
    func answersDidChange()
}

extension DelegateProxy {
    package func answersDidChange() {}
}
