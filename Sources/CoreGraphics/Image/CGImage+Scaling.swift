extension CGImage {
    /// The same kind of image, a mask or a picture, of other pixels.
    func with(_ pixels: PixelBuffer) -> CGImage {
        CGImage(
            buffer: pixels, isOpaque: isOpaque, hasAlpha: hasAlpha, isMask: isMask, shouldInterpolate: shouldInterpolate, told: told)
    }

    /// The image at the size that fits, or itself if that is its own size.
    package func scaled(fitting fit: ImageFit) -> CGImage {
        let size = PixelSize(width: width, height: height)
        let target = fit.target(for: size)
        return target == size ? self : with(RowScaler.shrink(buffer, to: target))
    }

    /// The image turned upright.
    package func upright(from orientation: ImageOrientation) -> CGImage {
        orientation == .up ? self : with(orientation.upright(buffer))
    }
}
