/// A file that is previewed. `URL` and `NSURL` are items.
///
/// > Difference from Apple: a structure may be an item, so that `url as QLPreviewItem` compiles.
/// - Source: https://developer.apple.com/documentation/quicklook/qlpreviewitem
public protocol QLPreviewItem {
    /// The URL of the file; `nil` if the file is not available yet. After a change, call
    /// ``QLPreviewController/refreshCurrentPreviewItem()``.
    var previewItemURL: URL? { get }
    /// The title; `nil`, the name of the file, by default.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Returns `nil`: the title is the name of the file.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    /// The URL itself.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// The URL itself.
    public var previewItemURL: URL? { URL(string: absoluteString) }
}
