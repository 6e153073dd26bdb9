extension UIImage {
    /// The same image, shown in another mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// The image's shape in one colour, its opacity times the image's. Image views still show their tint colour in template mode.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image's shape in one colour, shown in a mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }
}
