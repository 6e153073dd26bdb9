/// A picture that is not decoded yet: its header is read, its pixels are where they were.
///
/// Decoding needs memory for the picture at the size asked for, and little more, whatever the file's own size is; where a
/// format makes that impossible, it is refused beforehand if it would take more than a budget.
package struct ImageSource: Sendable {
    /// The memory that one decoding may take where nobody says otherwise: enough for a photo of 48 megapixels in full.
    package static let defaultBudget = 256 * 1024 * 1024

    package let bytes: ImageBytes
    package let header: ImageHeader

    /// Reads the header of a file.
    package init(url: URL) throws(ImageError) {
        try self.init(ImageBytes(path: url.path))
    }

    /// Reads the header of a file that is in memory.
    package init(data: Data, name: String = "image data") throws(ImageError) {
        try self.init(ImageBytes(data, name: name))
    }

    private init(_ bytes: ImageBytes) throws(ImageError) {
        self.bytes = bytes
        header = try ImageHeader(bytes)
    }

    /// Decodes the picture upright, at its own size or smaller.
    ///
    /// - Parameters:
    ///   - fit: the size wanted, for the upright picture; `nil` for its own.
    ///   - budget: in bytes.
    /// - Throws: ``ImageError``, `tooLarge` before anything of the kind is allocated.
    package func decode(fitting fit: ImageFit? = nil, budget: Int = defaultBudget) throws(ImageError) -> DecodedImage {
        let stored = try decodeStored(fitting: fit, budget: budget)
        guard header.orientation != .up else { return stored }
        let upright = header.orientation.upright(stored.image.buffer)
        return DecodedImage(image: stored.image.with(upright), damage: stored.damage)
    }

    /// Decodes the picture as it is stored, leaving its orientation to the caller. `fit` is still about the upright picture.
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
        // Nobody else has seen these pixels yet. Small pictures cost less than their files.
        if let profile = header.profile { PixelConversion(profile).apply(to: decoded.image.buffer) }
        return decoded
    }

    /// Refuses work that would take more memory than allowed. `needed` counts on top of the decoded picture itself.
    func check(_ needed: Int, target: PixelSize, budget: Int) throws(ImageError) {
        // Turning a picture upright holds it twice for a moment.
        let copies = header.orientation == .up ? 1 : 2
        let total = needed + target.byteCount * copies
        guard total > budget else { return }
        throw .tooLarge(
            name: bytes.name, width: header.size.width, height: header.size.height, needed: total, budget: budget)
    }
}
