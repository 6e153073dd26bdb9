extension UIImage {
    /// The size of the upright image in pixels; 0 by 0 for an empty image.
    package var pixelSize: PixelSize {
        guard let content else { return PixelSize(width: 0, height: 0) }
        return imageOrientation.stored.applied(to: content.size)
    }

    /// Whether the pixels are available without decoding.
    package var isDecoded: Bool { content?.isDecoded ?? true }

    /// All upright pixels, decoded if necessary.
    package var uprightImage: CGImage? { cgImage?.upright(from: imageOrientation.stored) }

    /// Returns the upright pixels at a size. Pixels that are not decoded yet are decoded at this size.
    package func uprightImage(fitting fit: ImageFit) -> CGImage? {
        tinted(content?.image(fitting: fit, orientation: imageOrientation.stored))
    }

    /// Applies the image's tint colour, if it has one.
    func tinted(_ image: CGImage?) -> CGImage? {
        guard let image, let tint = details.tint else { return image }
        return image.tinted(tint.cgColor)
    }

    /// Returns a copy of the image with other properties.
    func changing(_ change: (inout ImageDetails) -> Void) -> UIImage {
        var newDetails = details
        newDetails.asset = existingAsset
        change(&newDetails)
        return UIImage(content: content, details: newDetails)
    }

    /// Whether an image view draws the image as a template. In automatic mode, symbols of one colour are templates.
    var drawsAsTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && details.symbol?.isColored == false)
    }

    /// Whether the pixels depend on the current traits.
    var dependsOnTraits: Bool { details.tint != nil || details.symbol?.isColored == true }

    static func source(_ make: () throws(ImageError) -> ImageSource) -> ImageSource? {
        do throws(ImageError) { return try make() } catch {
            Diagnostics.report("image.unreadable", error.description)
            return nil
        }
    }

    /// Returns 2 for `a@2x.png`, 3 for `a@3x.png`, and 1 for other names.
    static func scale(ofName path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }
}
