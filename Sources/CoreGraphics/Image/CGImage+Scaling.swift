extension CGImage {
    /// Returns an image of the same kind with other pixels.
    func with(_ pixels: PixelBuffer) -> CGImage {
        CGImage(
            buffer: pixels, isOpaque: isOpaque, hasAlpha: hasAlpha, isMask: isMask, shouldInterpolate: shouldInterpolate,
            declaredLayout: declaredLayout)
    }

    /// Returns the image scaled to a fitting size, or this image if it has that size already.
    package func scaled(fitting fit: ImageFit) -> CGImage {
        let size = PixelSize(width: width, height: height)
        let target = fit.target(for: size)
        return target == size ? self : with(RowScaler.shrink(buffer, to: target))
    }

    /// Returns the image rotated upright.
    package func upright(from orientation: ImageOrientation) -> CGImage {
        orientation == .up ? self : with(orientation.upright(buffer))
    }
}
