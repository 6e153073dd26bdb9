import Cairo

extension CGContext {
    /// Sets the fill colour; black by default.
    public func setFillColor(_ color: CGColor) {
        guard !ignoresColors else { return }
        state.fillColor = color
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// Sets the stroke colour; black by default.
    public func setStrokeColor(_ color: CGColor) {
        guard !ignoresColors else { return }
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    /// Sets an sRGB fill colour. The components are 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets an sRGB stroke colour. The components are 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets a grey fill colour. The components are 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets a grey stroke colour. The components are 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets a CMYK fill colour. The components are 0…1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets a CMYK stroke colour. The components are 0…1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the space of fill components. The fill colour becomes opaque black, or transparent in a pattern space.
    public func setFillColorSpace(_ space: CGColorSpace) {
        guard !ignoresColors else { return }
        state.fillSpace = space
        state.fillColor = space.model == .pattern ? .clear : .black
    }

    /// Sets the space of stroke components. The stroke colour becomes opaque black, or transparent in a pattern
    /// space.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        guard !ignoresColors else { return }
        state.strokeSpace = space
        state.strokeColor = space.model == .pattern ? .clear : .black
    }

    /// Sets the fill colour from components of the current fill space, followed by alpha. A wrong count is reported
    /// and ignored.
    public func setFillColor(_ components: [CGFloat]) {
        if !ignoresColors, let color = color(components, in: state.fillSpace) { state.fillColor = color }
    }

    /// Sets the stroke colour from components of the current stroke space, followed by alpha. A wrong count is
    /// reported and ignored.
    public func setStrokeColor(_ components: [CGFloat]) {
        if !ignoresColors, let color = color(components, in: state.strokeSpace) { state.strokeColor = color }
    }

    private func color(_ components: [CGFloat], in space: CGColorSpace) -> CGColor? {
        guard space.model != .pattern else {
            Diagnostics.report(
                "context.pattern-space",
                "CGContext: components without a pattern in a pattern space. Use setFillPattern or setStrokePattern.")
            return nil
        }
        guard components.count == space.numberOfComponents + 1, let color = CGColor(colorSpace: space, components: components) else {
            Diagnostics.report(
                "context.component-count",
                "CGContext: \(components.count) components, but the colour space has \(space.numberOfComponents) and an alpha.",
                numbers: ["given": Double(components.count), "expected": Double(space.numberOfComponents + 1)])
            return nil
        }
        return color
    }
}
