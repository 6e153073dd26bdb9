extension UIResponder {
    /// The chain as far as it is of one screen: what a screen gives for typing is not for what is presented over it.
    var chainOnScreen: UnfoldFirstSequence<UIResponder> {
        sequence(first: self) { ($0 as? UIViewController)?.presenterOnScreen == nil ? $0.next : nil }
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
