/// Is notified of the result of a message composer.
///
/// - Source: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called once, on the main thread, when the user has sent or cancelled the message. The method dismisses the
    /// composer, which does not disappear by itself.
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
