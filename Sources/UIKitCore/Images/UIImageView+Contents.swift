extension UIImageView {
    var displayedImage: UIImage? { state.displayedImage(effectiveTraits) }

    func change(_ body: (inout ImageViewState) -> Void) {
        let oldImage = displayedImage
        body(&state)
        let newImage = displayedImage
        guard oldImage !== newImage else { return }
        layer.setNeedsDisplay()
        if oldImage?.size != newImage?.size { invalidateIntrinsicContentSize() }
    }

    /// Changes the content mode. Another mode may require more pixels of a file than are decoded.
    func changeContentMode(_ set: () -> Void) {
        let isReduced = layer.needsDisplayOnBoundsChange
        set()
        if isReduced { layer.setNeedsDisplay() }
    }

    /// Redraws the image if other traits select another variant. The variant may have another size.
    func variantMayHaveChanged() {
        let oldImage = state.displayedImage(effectiveTraits)
        state.invalidateVariant()
        let newImage = displayedImage
        guard let newImage, oldImage?.content !== newImage.content || oldImage?.size != newImage.size else { return }
        layer.setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Redraws an image whose colour is not stored in its pixels, such as a template image.
    func templateColorDidChange() {
        if let displayedImage, displayedImage.drawsAsTemplate || displayedImage.dependsOnTraits { layer.setNeedsDisplay() }
    }

    func showContents(in layer: CALayer) {
        guard let displayedImage else {
            layer.needsDisplayOnBoundsChange = false
            layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.contents = nil
            return
        }
        layer.contentsScale = displayedImage.scale
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        effectiveTraits.performAsCurrent {
            var pixels = mirroredIfNeeded(pixels(of: displayedImage), displayedImage)
            if let resizing = displayedImage.details.resizing { pixels = resized(pixels, displayedImage, resizing) }
            layer.contents = displayedImage.drawsAsTemplate ? pixels?.tinted(tintColor.cgColor) : pixels
        }
    }

    /// Returns the pixels of a resizable image. The layer stretches the pixels; a tiled image is drawn again for each
    /// size.
    private func resized(_ pixels: CGImage?, _ image: UIImage, _ resizing: ImageResizing) -> CGImage? {
        let isMirrored = isMirrored(image)
        guard resizing.mode == .tile, contentMode == .scaleToFill || contentMode == .redraw, let pixels, bounds.size != image.size else {
            layer.contentsCenter = resizing.center(in: image.size, isMirrored: isMirrored)
            return pixels
        }
        layer.needsDisplayOnBoundsChange = true
        layer.contentsScale = window?.screen.scale ?? image.scale
        return resizing.resizedImage(
            of: pixels, scale: image.scale, size: bounds.size, targetScale: layer.contentsScale, isMirrored: isMirrored) ?? pixels
    }

    private func isMirrored(_ image: UIImage) -> Bool {
        image.flipsForRightToLeftLayoutDirection && effectiveTraits.layoutDirection == .rightToLeft
    }

    private func mirroredIfNeeded(_ pixels: CGImage?, _ image: UIImage) -> CGImage? {
        guard isMirrored(image) else { return pixels }
        return pixels?.upright(from: .upMirrored)
    }

    /// Returns the image's pixels: all pixels, or the pixels at the displayed size for a vector image, and for a scaled
    /// image from a file.
    private func pixels(of image: UIImage) -> CGImage? {
        layer.needsDisplayOnBoundsChange = image.details.resizing?.mode == .tile
        if image.details.resizing != nil { return image.uprightImage }
        if image.content?.vectorImage != nil, let fit = fit(for: image) {
            layer.needsDisplayOnBoundsChange = true
            return image.uprightImage(fitting: fit)
        }
        guard !image.isDecoded else { return image.uprightImage }
        if window != nil { UIApplication.shared.imageCache.mainThreadDecodes += 1 }
        guard let fit = fit(for: image) else { return image.uprightImage }
        layer.needsDisplayOnBoundsChange = true
        return image.uprightImage(fitting: fit)
    }

    /// Returns the display size of the image. Returns `nil` if the image is shown at its own size, or if the view has
    /// an empty size.
    private func fit(for image: UIImage) -> ImageFit? {
        let scale = window?.screen.scale ?? image.scale
        switch contentMode {
        case .scaleToFill, .redraw, .scaleAspectFill: return ImageFit(bounds.size, scale: scale, mode: .aspectFill)
        case .scaleAspectFit: return ImageFit(bounds.size, scale: scale, mode: .aspectFit)
        default: return nil
        }
    }
}
