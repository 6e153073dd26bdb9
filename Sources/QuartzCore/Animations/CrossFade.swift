/// A cross-fade between two images.
enum CrossFade {
    /// The maximum number of pixels that are mixed. Larger images are not mixed but replaced in the middle of the
    /// animation, because mixing would delay each frame.
    private static let maximumPixels = 1 << 24

    /// Mixes both images at the second image's size.
    ///
    /// - Parameter fraction: The weight of the second image, 0…1.
    static func image(_ old: CGImage, _ new: CGImage, at fraction: Double) -> CGImage {
        if fraction <= 0 { return old }
        if fraction >= 1 || old === new { return new }
        guard max(old.width * old.height, new.width * new.height) <= maximumPixels else { return fraction < 0.5 ? old : new }
        let buffer = PixelBuffer(width: new.width, height: new.height)
        let rect = CGRect(x: 0, y: 0, width: new.width, height: new.height)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.setAlpha(CGFloat(1 - fraction))
        context.drawUpright(old, in: rect)
        context.setBlendMode(.plusLighter)
        context.setAlpha(CGFloat(fraction))
        context.drawUpright(new, in: rect)
        context.flush()
        return CGImage(buffer: buffer, isOpaque: false)
    }
}
