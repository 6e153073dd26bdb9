/// What a cached picture is found by: the file, and the size it was decoded at.
struct ImageKey: Hashable, Sendable {
    let path: String
    let fit: ImageFit
    let scale: CGFloat
}

extension ImageKey {
    /// `nil` if the size has no pixels.
    init?(_ url: URL, _ size: CGSize, _ scale: CGFloat, _ contentMode: UIView.ContentMode) {
        guard scale > 0, let fit = ImageFit(size, scale: scale, mode: contentMode == .scaleAspectFill ? .aspectFill : .aspectFit) else {
            return nil
        }
        self.init(path: url.path, fit: fit, scale: scale)
    }
}
