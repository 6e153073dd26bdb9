extension CGImage {
    /// The image at the size that fits, or itself if that is its own size.
    package func scaled(fitting fit: ImageFit) -> CGImage {
        let size = PixelSize(width: width, height: height)
        let target = fit.target(for: size)
        return target == size ? self : CGImage(buffer: RowScaler.shrink(buffer, to: target), isOpaque: isOpaque)
    }

    /// The image turned upright.
    package func upright(from orientation: ImageOrientation) -> CGImage {
        orientation == .up ? self : CGImage(buffer: orientation.upright(buffer), isOpaque: isOpaque)
    }
}
