extension UIImage {
    /// The image at a smaller size, decoded now, on the calling thread; `nil` if it cannot be.
    ///
    /// Of a file no more is decoded than the size needs.
    ///
    /// > Difference from Apple: the thumbnail keeps the image's proportions and is the largest within `size`; it is never larger than the image.
    /// - Parameter size: in points of the image's own scale.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let fit = ImageFit(size, scale: scale), let image = uprightImage(fitting: fit) else { return nil }
        return UIImage(content: ImageContent(image), details: preparedDetails)
    }

    /// Colours and direction are in the pixels now.
    private var preparedDetails: ImageDetails {
        details.with {
            $0.orientation = .up
            $0.tint = nil
            $0.symbol = nil
        }
    }

    /// Makes a thumbnail as ``preparingThumbnail(of:)`` does, on a background thread.
    ///
    /// `completionHandler` is called once, on that thread, with the thumbnail or `nil`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodeWorkers.shared.submit("thumbnail") { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Makes a thumbnail as ``preparingThumbnail(of:)`` does, on a background thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }

    /// The image with its pixels decoded, now and on the calling thread; `nil` if they cannot be.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    public func preparingForDisplay() -> UIImage? {
        guard let image = uprightImage else { return nil }
        return UIImage(content: ImageContent(image), details: preparedDetails)
    }

    /// Decodes the image's pixels on a background thread.
    ///
    /// - Parameter completionHandler: called once, on that thread, with the decoded image or `nil`.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodeWorkers.shared.submit("decoding an image") { completionHandler(self.preparingForDisplay()) }
    }

    /// Decodes the image's pixels on a background thread.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }
}

extension ImageFit {
    /// A size in points; `nil` if a side is not above 0, or is no number.
    init?(_ size: CGSize, scale: CGFloat, mode: Mode = .aspectFit) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard width.isFinite, height.isFinite, size.width > 0, size.height > 0 else { return nil }
        func side(_ length: CGFloat) -> Int { Int(min(max(length, 1), 1_000_000)) }
        self.init(PixelSize(width: side(width), height: side(height)), mode)
    }
}
