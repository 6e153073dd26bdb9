extension MFMessageComposeViewController {
    /// Calls a closure after the delegate. Returns a closure that removes it; for the module CaretMessageUI.
    public final func _onFinish(_ body: @escaping @MainActor (MessageComposeResult) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(MessageResultObserver(body))
    }
}

/// Passes the result of a message composer to a closure.
private final class MessageResultObserver: NSObject, MFMessageComposeViewControllerDelegate {
    private let body: @MainActor (MessageComposeResult) -> Void

    init(_ body: @escaping @MainActor (MessageComposeResult) -> Void) { self.body = body }

    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        body(result)
    }
}
