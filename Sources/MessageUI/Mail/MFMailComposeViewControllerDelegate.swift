/// Is notified of the result of a mail composer.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called once, on the main thread, when the user has sent, saved or cancelled the mail. The method dismisses the
    /// composer, which does not disappear by itself.
    ///
    /// - Parameters:
    ///   - controller: The composer.
    ///   - result: The result.
    ///   - error: An ``MFMailError`` if the result is `.failed`, otherwise `nil`.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    )
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
