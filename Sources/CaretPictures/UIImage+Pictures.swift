extension UIImage {
    /// Loads the picture at a URL with the app's ``UIKitCore/UIApplication/pictureLoader``. The picture is decoded off
    /// the main thread.
    ///
    /// ```swift
    /// let image = try await UIImage(at: url, fitting: CGSize(width: 80, height: 80))
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL of a file, or an HTTP address.
    ///   - size: The display size, in points; the picture's own size by default. A picture is never enlarged.
    ///   - scale: The number of pixels per point; the main screen's scale by default.
    ///   - contentMode: With `.scaleAspectFill` the picture covers `size`; with all other modes it fits in `size`.
    ///   - progress: Called when more of a network resource has been received.
    /// - Throws: A ``PictureError``; `cancelled` at once when the task is cancelled.
    /// - Precondition: Both sides of `size`, and `scale`, are above 0.
    @MainActor public convenience init(
        at url: URL, fitting size: CGSize? = nil, scale: CGFloat? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
        progress: (@MainActor (PictureProgress) -> Void)? = nil
    ) async throws(PictureError) {
        let image = try await UIApplication.shared.pictureLoader.image(
            at: url, fitting: size, scale: scale, contentMode: contentMode, progress: progress)
        guard let pixels = image.cgImage else { throw .image(.damaged(name: url.path, reason: "it has no pixels")) }
        self.init(cgImage: pixels, scale: image.scale, orientation: .up)
    }
}
