import Foundation

/// A page that the app added to the reading list.
public struct ReadingListItem: Hashable, Sendable {
    /// The URL of the page.
    public let url: URL
    /// The title; `nil` if the app has not specified one.
    public let title: String?
    /// The beginning of the page; `nil` if the app has not specified one.
    public let previewText: String?

    package init(url: URL, title: String?, previewText: String?) {
        self.url = url
        self.title = title
        self.previewText = previewText
    }
}
