/// A reference to a chain that does not retain it.
///
/// A weak reference to the chain itself would make each of its retain counts slower, and each event has some.
@MainActor final class HandlerChainReference {
    // Safe, because the chain sets the property to `nil` in its deinitializer, on the main actor like all readers.
    unowned(unsafe) var chain: AnyHandlerChain?
}
