/// A reference to a chain that does not retain it.
///
/// A weak reference to the chain itself would make each of its retain counts slower, and each event has some.
@MainActor final class HandlerChainReference {
    // Safe: the chain sets the property to `nil` in its deinitializer, on the main actor like all readers. If another
    // thread releases the chain, its memory stays valid until that deinitializer has run. No reader keeps the chain.
    private var unmanaged: Unmanaged<AnyHandlerChain>?

    var chain: AnyHandlerChain? {
        get { unmanaged?.takeUnretainedValue() }
        set { unmanaged = newValue.map { Unmanaged.passUnretained($0) } }
    }
}
