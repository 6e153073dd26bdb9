/// The content of bar items in the large content viewer.
extension UIBarItem {
    /// The title of the item, or else its accessibility label, or else the accessibility label of its image.
    final var largeContentTitle: String? { title ?? accessibilityLabel ?? image?.accessibilityLabel }
    /// The image for the large content size, or the regular image if there is none.
    final var largeContentImage: UIImage? { largeContentSizeImage ?? image }
    /// Whether the viewer enlarges the image; `true` for an item without an image for the large content size.
    final var scalesLargeContentImage: Bool { largeContentSizeImage == nil }
}

extension UIView {
    /// Adds an interaction that opens the large content viewer after a long press on a bar's button.
    final func addLargeContentViewer() { addInteraction(UILargeContentViewerInteraction(delegate: nil)) }
}
