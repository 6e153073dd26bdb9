extension MFMailComposeViewController {
    /// Calls a closure after the delegate. Returns a closure that removes it; for the module CaretMessageUI.
    public final func _onFinish(_ body: @escaping @MainActor (MFMailComposeResult, (any Error)?) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(MailResultObserver(body))
    }
}

/// Passes the result of a mail composer to a closure.
private final class MailResultObserver: NSObject, MFMailComposeViewControllerDelegate {
    private let body: @MainActor (MFMailComposeResult, (any Error)?) -> Void

    init(_ body: @escaping @MainActor (MFMailComposeResult, (any Error)?) -> Void) { self.body = body }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { body(result, error) }
}
