/// The content of bar items in the large content viewer.
extension UIBarItem {
    /// The title; for an item without a title, its accessibility label.
    final var largeContentTitle: String? { title ?? accessibilityLabel ?? image?.accessibilityLabel }
    /// The image for the large content size, or the regular image if there is none.
    final var largeContentImage: UIImage? { largeContentSizeImage ?? image }
    /// Whether the regular image is enlarged.
    final var scalesLargeContentImage: Bool { largeContentSizeImage == nil }
}

extension UIView {
    /// Adds an interaction that opens the large content viewer after a long press on a bar's button.
    final func addLargeContentViewer() { addInteraction(UILargeContentViewerInteraction(delegate: nil)) }
}
