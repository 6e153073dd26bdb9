extension UIImage {
    /// Returns the image in another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one color, with the image's opacity multiplied by the color's. Image views still apply
    /// their tint color in template mode.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the image in one color, in a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }
}
