import Foundation

/// A page that an `SFSafariViewController` showed.
public struct BrowserVisit: Hashable, Sendable {
    /// The URL of the page, before redirections.
    public let url: URL
    /// Whether the app asked for the reader.
    public let entersReaderIfAvailable: Bool
    /// Whether the app permits that bars collapse while the page scrolls.
    public let isBarCollapsingEnabled: Bool

    package init(url: URL, entersReaderIfAvailable: Bool, isBarCollapsingEnabled: Bool) {
        self.url = url
        self.entersReaderIfAvailable = entersReaderIfAvailable
        self.isBarCollapsingEnabled = isBarCollapsingEnabled
    }
}
