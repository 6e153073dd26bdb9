extension UIColor {
    /// Returns a pattern that tiles an image; transparent for an empty image.
    static func pattern(of image: UIImage) -> CGColor {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return .clear }
        let bounds = CGRect(origin: .zero, size: size)
        let pattern = CGPattern(bounds: bounds, step: size) { context in
            guard let pixels = image.uprightImage else { return }
            context.drawUpright(pixels, in: bounds)
        }
        return pattern.map { CGColor($0) } ?? .clear
    }
}
