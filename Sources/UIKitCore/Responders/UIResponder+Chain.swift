extension UIResponder {
    /// What the first gives that has something to give: this responder, or one after it. Each is asked once.
    func firstValueInChain<Value>(_ value: (UIResponder) -> Value?) -> Value? {
        for responder in sequence(first: self, next: { $0.next }) {
            if let found = value(responder) { return found }
        }
        return nil
    }

    /// This responder, or the first after it in the chain, for which `body` holds.
    package func firstInChain(where body: (UIResponder) -> Bool) -> UIResponder? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if body(candidate) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// The window that this responder belongs to, by its chain.
    package var chainWindow: UIWindow? {
        firstInChain { $0 is UIWindow } as? UIWindow
    }
}
