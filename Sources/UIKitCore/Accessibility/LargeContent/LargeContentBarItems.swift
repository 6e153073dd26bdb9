/// The buttons of bars in the large content viewer.
extension UIBarItem {
    /// The title; of a picture alone its label.
    final var largeContentTitle: String? { title ?? accessibilityLabel ?? image?.accessibilityLabel }
    /// The picture of its own size, or the usual one.
    final var largeContentImage: UIImage? { largeContentSizeImage ?? image }
    /// The usual picture is enlarged.
    final var scalesLargeContentImage: Bool { largeContentSizeImage == nil }
}

extension UIView {
    /// Has long presses on the buttons of a bar open the large content viewer.
    final func addLargeContentViewer() { addInteraction(UILargeContentViewerInteraction(delegate: nil)) }
}
