/// Provides the items of a preview controller.
///
/// - Source: https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of items.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns the item at an index, which is at least 0 and below the number of items.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
