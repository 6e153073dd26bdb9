/// An image that is not decoded yet. Only its header has been read.
///
/// Decoding needs little more memory than the image at the requested size, even if the file's image is larger. Some
/// formats need more memory; their decoding is refused in advance if it would exceed a budget.
package struct ImageSource: Sendable {
    /// The default memory budget for one decoding, in bytes: enough for a photo of 48 megapixels at full size.
    package static let defaultBudget = 256 * 1024 * 1024

    package let bytes: ImageBytes
    package let header: ImageHeader

    /// Reads the header of a file.
    package init(url: URL) throws(ImageError) {
        try self.init(ImageBytes(path: url.path))
    }

    /// Reads the header of a file in memory.
    package init(data: Data, name: String = "image data") throws(ImageError) {
        try self.init(ImageBytes(data, name: name))
    }

    private init(_ bytes: ImageBytes) throws(ImageError) {
        self.bytes = bytes
        header = try ImageHeader(bytes)
    }

    /// Decodes the image upright, at its own size or smaller.
    ///
    /// - Parameters:
    ///   - fit: The requested size of the upright image; `nil` for its own size.
    ///   - budget: The memory budget, in bytes.
    /// - Throws: ``ImageError``; `tooLarge` before any large allocation.
    package func decode(fitting fit: ImageFit? = nil, budget: Int = defaultBudget) throws(ImageError) -> DecodedImage {
        let stored = try decodeStored(fitting: fit, budget: budget)
        guard header.orientation != .up else { return stored }
        let upright = header.orientation.upright(stored.image.buffer)
        return DecodedImage(image: stored.image.with(upright), error: stored.error)
    }

    /// Decodes the image as stored, without its orientation, which the caller applies. `fit` applies to the upright
    /// image.
    package func decodeStored(fitting fit: ImageFit? = nil, budget: Int = defaultBudget) throws(ImageError) -> DecodedImage {
        let upright = fit?.target(for: header.size) ?? header.size
        let target = header.orientation.applied(to: upright)
        let decoded =
            switch header.format {
            case .jpeg: try decodeJPEG(target, budget: budget)
            case .png: try decodePNG(target, budget: budget)
            case .gif: try decodeGIF(target, budget: budget)
            case .bmp, .tiff, .webP, .heic, .heif, .avif: try decodePixbuf(target, budget: budget)
            }
        // The buffer is not shared yet. Converting after scaling is cheaper for small images.
        if let profile = header.profile { PixelConversion(profile).apply(to: decoded.image.buffer) }
        return decoded
    }

    /// Throws if the work would exceed the budget. `needed` is the memory in addition to the decoded image.
    func check(_ needed: Int, target: PixelSize, budget: Int) throws(ImageError) {
        // A second copy is needed while the image is rotated upright.
        let copies = header.orientation == .up ? 1 : 2
        let total = needed + target.byteCount * copies
        guard total > budget else { return }
        throw .tooLarge(
            name: bytes.name, width: header.size.width, height: header.size.height, needed: total, budget: budget)
    }
}
