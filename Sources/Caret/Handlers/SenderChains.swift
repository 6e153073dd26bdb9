/// The chains of senders that have no place for a chain, by the sender and the name of the event.
///
/// The sender retains its chains, with the closures that call them.
@MainActor enum SenderChains {
    private struct Key: Hashable {
        let sender: ObjectIdentifier
        let name: AnyHashable
    }

    private struct Entry {
        let reference: HandlerChainReference
        /// The object that the events are about; `nil` if they are about no object.
        weak var object: AnyObject?
    }

    private static var entries: [Key: Entry] = [:]
    private static var sweepCount = 64

    /// Returns the chain of an event, or a new one. A chain without handlers is removed from its sender.
    ///
    /// - Parameters:
    ///   - name: The name of the event, which differs from those of other events of the sender.
    ///   - object: The object that the events are about; held weakly.
    ///   - attach: Makes the sender call a new chain and retain it. Returns a closure that ends that.
    static func chain<Payload>(
        _ name: some Hashable, of sender: AnyObject, about object: AnyObject? = nil,
        attach: (HandlerChain<Payload>) -> @MainActor () -> Void
    ) -> HandlerChain<Payload> {
        let key = Key(sender: ObjectIdentifier(sender), name: AnyHashable(name))
        // The addresses of objects that are gone may belong to other objects now.
        if let entry = entries[key], let chain = entry.reference.chain as? HandlerChain<Payload>, chain.sender === sender,
            entry.object === object
        {
            return chain
        }
        let chain = HandlerChain<Payload>(of: sender)
        let detach = attach(chain)
        chain.emptinessDidChange = { [weak chain] isEmpty in
            guard isEmpty else { return }
            if entries[key]?.reference.chain === chain { entries[key] = nil }
            detach()
            // The closure that was detached may retain the chain.
            chain?.emptinessDidChange = nil
        }
        sweep()
        entries[key] = Entry(reference: chain.reference, object: object)
        return chain
    }

    /// Removes the entries of chains that are gone, when their number may have doubled.
    private static func sweep() {
        guard entries.count >= sweepCount else { return }
        entries = entries.filter { $0.value.reference.chain != nil }
        sweepCount = max(64, entries.count * 2)
    }
}
