extension UIColor {
    /// Copies of an image beside each other; transparent where it has no size.
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
