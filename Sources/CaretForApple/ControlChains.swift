/// The chains of a control, by the actions that call them.
@MainActor final class ControlChains {
    private struct Entry {
        weak var chain: HandlerChain<Void>?
    }

    static let key = AssociationKey<ControlChains>()

    private var entries: [UIAction.Identifier: Entry] = [:]

    /// Adds a chain. Its action retains it.
    func add(_ chain: HandlerChain<Void>, for identifier: UIAction.Identifier) {
        entries = entries.filter { $0.value.chain != nil }
        entries[identifier] = Entry(chain: chain)
    }

    /// Returns the chain that receives exactly these events, if nothing was added to the control after it.
    func last(of control: UIControl, _ event: UIControl.Event) -> HandlerChain<Void>? {
        var last: (action: UIAction?, events: UIControl.Event)?
        control.enumerateEventHandlers { action, _, events, _ in last = (action, events) }
        guard let last, last.events == event, let identifier = last.action?.identifier else { return nil }
        return entries[identifier]?.chain
    }
}
