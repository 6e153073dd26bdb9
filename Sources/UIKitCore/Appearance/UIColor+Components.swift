extension UIColor {
    /// A colour of red, green, blue and opacity of Display P3, each 0…1.
    ///
    /// > Difference from Apple: what sRGB does not have is cut when it is drawn, and when components are asked for.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        self.init(cgColor: color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The same colour for Core Graphics; a dynamic one as it looks under `UITraitCollection.current`.
    public var cgColor: CGColor { fixed(with: .current) }

    /// The colour as it looks under `traitCollection`; a fixed one is itself.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(cgColor: fixed(with: traitCollection)) : self
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool {
        if case .dynamic = content { true } else { false }
    }

    /// How deep providers may answer with further dynamic colours.
    private static let depthLimit = 32

    private func fixed(with traits: UITraitCollection) -> CGColor {
        var color = self
        for _ in 0..<Self.depthLimit {
            switch color.content {
            case .fixed(let result): return result
            case .dynamic(let provider): color = provider(traits)
            }
        }
        preconditionFailure("UIColor: a dynamic provider answers with itself. It must end at a fixed colour.")
    }

    /// The same colour with another opacity, 0…1; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor(
                content: .dynamic { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) },
                origin: .withAlpha(self, alpha: alpha))
        }
    }

    /// Writes the components, each 0…1 in sRGB, to where a pointer is given.
    ///
    /// - Returns: `true`, or `false`, with nothing written, for a pattern.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let rgba = color.rgba
        red?.pointee = rgba.x
        green?.pointee = rgba.y
        blue?.pointee = rgba.z
        alpha?.pointee = rgba.w
        return true
    }

    /// Writes hue, saturation, brightness and opacity, each 0…1, to where a pointer is given.
    ///
    /// - Returns: `true`, or `false`, with nothing written, for a pattern.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let rgba = color.rgba
        let shade = HSBColor(red: rgba.x, green: rgba.y, blue: rgba.z)
        hue?.pointee = shade.hue
        saturation?.pointee = shade.saturation
        brightness?.pointee = shade.brightness
        alpha?.pointee = rgba.w
        return true
    }

    /// Writes the shade of grey and the opacity, each 0…1, to where a pointer is given.
    ///
    /// - Returns: `false`, with nothing written, if the colour is not a grey, or is a pattern.
    @discardableResult public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let rgba = color.rgba
        guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
        white?.pointee = rgba.x
        alpha?.pointee = rgba.w
        return true
    }
}
