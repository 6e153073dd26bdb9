import Foundation
import SystemServices

/// The reading list, to which the app adds web pages.
///
/// > Difference from Apple: there is no browser with a reading list. The pages are recorded for tests in
/// > `app.system.browser.readingList`, and for the person at the window in the panel "System".
/// - Source: https://developer.apple.com/documentation/safariservices/ssreadinglist
@preconcurrency @MainActor open class SSReadingList: NSObject {
    private static let shared = SSReadingList()

    private override init() { super.init() }

    /// Returns the reading list; never `nil`.
    open class func `default`() -> SSReadingList? { shared }

    /// Returns whether pages with a URL can be added: those with the scheme http or https.
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

    /// Adds a page.
    ///
    /// - Parameters:
    ///   - URL: The URL of the page.
    ///   - title: The title; `nil` for that of the page.
    ///   - previewText: The beginning of the text; `nil` for that of the page.
    /// - Throws: ``SSReadingListError`` with the code `.urlSchemeNotAllowed`, if ``supportsURL(_:)`` returns `false`.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
        let system = ApplicationHost.running.system
        // Neither path nor query are logged, which may contain secrets.
        system.requests.record("browser", "add a page of \(URL.host ?? "") to the reading list")
        system.browser.recordReadingListItem(ReadingListItem(url: URL, title: title, previewText: previewText))
    }
}
