/// The size at which a picture is shown.
struct ShownSize {
    /// A size that no picture has, so that a picture is decoded at its own size.
    private static let unlimited: CGFloat = 1_000_000

    let size: CGSize
    let scale: CGFloat
    let contentMode: UIView.ContentMode

    /// - Precondition: Both sides of `size`, and `scale`, are above 0.
    @MainActor init(_ size: CGSize?, _ scale: CGFloat?, _ contentMode: UIView.ContentMode) {
        let scale = scale ?? max(1, UIScreen.main.scale)
        let size = size ?? CGSize(width: Self.unlimited, height: Self.unlimited)
        precondition(
            size.width > 0 && size.height > 0 && scale > 0,
            "PictureLoader: the size \(size) at scale \(scale) has no pixels. Load a picture after its view has a size, or without a size.")
        self.size = size
        self.scale = scale
        self.contentMode = contentMode
    }
}
