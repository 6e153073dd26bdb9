extension UIImage {
    /// The size of the upright image, in pixels; 0 by 0 if it is of nothing.
    package var pixelSize: PixelSize {
        guard let content else { return PixelSize(width: 0, height: 0) }
        return imageOrientation.stored.applied(to: content.size)
    }

    /// Whether the pixels can be had without decoding.
    package var isDecoded: Bool { content?.isDecoded ?? true }

    /// The pixels turned upright, in full; decodes them if need be.
    package var uprightImage: CGImage? { cgImage?.upright(from: imageOrientation.stored) }

    /// The pixels turned upright, at a size; what is not decoded yet is decoded at that size.
    package func uprightImage(fitting fit: ImageFit) -> CGImage? {
        tinted(content?.image(fitting: fit, orientation: imageOrientation.stored))
    }

    /// Gives the pixels the image's colour, if it has one.
    func tinted(_ image: CGImage?) -> CGImage? {
        guard let image, let tint = details.tint else { return image }
        return image.tinted(tint.cgColor)
    }

    /// The same pixels with other details.
    func changing(_ change: (inout ImageDetails) -> Void) -> UIImage {
        var changed = details
        changed.asset = knownAsset
        change(&changed)
        return UIImage(content: content, details: changed)
    }

    /// Whether an image view shows the tint colour through the image: symbols of one colour are stencils unless told otherwise.
    var isStencil: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && details.symbol?.isColored == false
    }

    /// Whether the pixels depend on the traits they are asked for under.
    var followsTraits: Bool { details.tint != nil || details.symbol?.isColored == true }

    static func source(_ make: () throws(ImageError) -> ImageSource) -> ImageSource? {
        do throws(ImageError) { return try make() } catch {
            Diagnostics.report("image.unreadable", error.description)
            return nil
        }
    }

    /// 2 for `a@2x.png`, 3 for `a@3x.png`, 1 for other names.
    static func scale(ofName path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }
}
