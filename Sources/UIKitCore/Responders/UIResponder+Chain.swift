extension UIResponder {
    /// The responder chain within one screen: input views of a screen do not apply to controllers presented over it.
    var chainOnScreen: UnfoldFirstSequence<UIResponder> {
        sequence(first: self) { ($0 as? UIViewController)?.presenterOnScreen == nil ? $0.next : nil }
    }

    /// Returns the nearest responder in the chain, beginning with this one, that satisfies `body`.
    package func firstInChain(where body: (UIResponder) -> Bool) -> UIResponder? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if body(candidate) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// The window in this responder's chain; `nil` if there is none.
    package var chainWindow: UIWindow? {
        firstInChain { $0 is UIWindow } as? UIWindow
    }
}
