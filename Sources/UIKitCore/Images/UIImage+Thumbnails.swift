extension UIImage {
    /// Decodes the image at a smaller size on the calling thread. Returns `nil` if decoding fails.
    ///
    /// Only as much of a file is decoded as the size requires.
    ///
    /// > Difference from Apple: The thumbnail keeps the image's proportions. It is the largest that fits in `size`,
    /// > but never larger than the image.
    /// - Parameter size: The size in points, at the scale of the image.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let fit = ImageFit(size, scale: scale), let image = uprightImage(fitting: fit) else { return nil }
        return UIImage(content: ImageContent(image), details: preparedDetails)
    }

    /// The details of a prepared image: without orientation and tint colour, which its pixels already contain.
    private var preparedDetails: ImageDetails {
        details.with {
            $0.orientation = .up
            $0.tint = nil
            $0.symbol = nil
        }
    }

    /// Creates a thumbnail like ``preparingThumbnail(of:)`` on a background thread.
    ///
    /// `completionHandler` is called once, on that thread, with the thumbnail or `nil`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodeWorkers.shared.submit("thumbnail") { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Creates a thumbnail like ``preparingThumbnail(of:)`` on a background thread.
    nonisolated(nonsending) public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        let token = PendingWork.begin("showing a thumbnail")
        defer { PendingWork.end(token) }
        return await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// Decodes the image on the calling thread. Returns `nil` if decoding fails.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    public func preparingForDisplay() -> UIImage? {
        guard let image = uprightImage else { return nil }
        return UIImage(content: ImageContent(image), details: preparedDetails)
    }

    /// Decodes the image on a background thread.
    ///
    /// - Parameter completionHandler: Called once, on that thread, with the decoded image or `nil`.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodeWorkers.shared.submit("decoding an image") { completionHandler(self.preparingForDisplay()) }
    }

    /// Decodes the image on a background thread.
    nonisolated(nonsending) public func byPreparingForDisplay() async -> UIImage? {
        let token = PendingWork.begin("showing an image")
        defer { PendingWork.end(token) }
        return await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }
}

extension ImageFit {
    /// Creates a fit from a size in points; returns `nil` if a side is 0 or less, or is not finite.
    init?(_ size: CGSize, scale: CGFloat, mode: Mode = .aspectFit) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard width.isFinite, height.isFinite, size.width > 0, size.height > 0 else { return nil }
        func side(_ length: CGFloat) -> Int { Int(min(max(length, 1), 1_000_000)) }
        self.init(PixelSize(width: side(width), height: side(height)), mode)
    }
}
