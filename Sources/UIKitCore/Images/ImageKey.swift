/// The key of a cached image: its file, and the size at which it was decoded.
struct ImageKey: Hashable, Sendable {
    let path: String
    let fit: ImageFit
    let scale: CGFloat
}

extension ImageKey {
    /// Creates a key; returns `nil` for an empty size.
    init?(_ url: URL, _ size: CGSize, _ scale: CGFloat, _ contentMode: UIView.ContentMode) {
        guard scale > 0, let fit = ImageFit(size, scale: scale, mode: contentMode == .scaleAspectFill ? .aspectFill : .aspectFit) else {
            return nil
        }
        self.init(path: url.path, fit: fit, scale: scale)
    }
}
