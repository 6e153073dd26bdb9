import Foundation

/// Is notified of a web page, and of the user's actions.
///
/// All methods are optional, and are called on the main thread. The redirections of the first page precede
/// ``safariViewController(_:didCompleteInitialLoad:)``.
/// - Source: https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Returns the app's activities for the share sheet.
    ///
    /// - Parameters:
    ///   - controller: The screen.
    ///   - URL: The URL of the page.
    ///   - title: The title of the page; always `nil`, because there is no web engine.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    /// Returns the types of the activities that the share sheet does not offer. The parameters are those of
    /// ``safariViewController(_:activityItemsFor:title:)``.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    /// Called when the user dismisses the screen. Afterwards, the screen is dismissed if the method has not done so.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called once after the first page was loaded.
    ///
    /// > Difference from Apple: without a web engine, a page counts as loaded unless the test or the person at the
    /// > window has chosen that pages fail.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Called while the first page is loaded, for each redirection.
    ///
    /// > Difference from Apple: without a web engine, there are only the redirections of a test, in
    /// > `app.system.browser.redirects`.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Called when the user opens the page in the desktop's browser, before the browser opens.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Returns no activities.
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
    /// Returns no types.
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
