extension UIColor {
    /// Creates a colour from red, green, blue and opacity in Display P3, each 0…1.
    ///
    /// > Difference from Apple: colours outside of sRGB are clipped when they are drawn, and when their components
    /// > are read.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        self.init(cgColor: color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The Core Graphics colour; a dynamic colour is resolved with `UITraitCollection.current`.
    public var cgColor: CGColor { fixedColor(with: .current) }

    /// Returns the colour resolved for `traitCollection`. For a fixed colour, returns the colour itself.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(cgColor: fixedColor(with: traitCollection)) : self
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool {
        if case .dynamic = content { true } else { false }
    }

    /// The maximum depth of providers that return dynamic colours.
    private static let depthLimit = 32

    private func fixedColor(with traits: UITraitCollection) -> CGColor {
        var color = self
        for _ in 0..<Self.depthLimit {
            switch color.content {
            case .fixed(let result): return result
            case .dynamic(let provider): color = provider(traits)
            }
        }
        preconditionFailure("UIColor: a dynamic provider returns its own color. It has to lead to a fixed color.")
    }

    /// Returns the colour with another opacity, 0…1; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor(
                content: .dynamic { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) },
                origin: .withAlpha(self, alpha: alpha))
        }
    }

    /// Stores the components, each 0…1 in sRGB, at the pointers that are not `nil`.
    ///
    /// - Returns: `true`; or `false`, without storing anything, for a pattern.
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

    /// Stores hue, saturation, brightness and opacity, each 0…1, at the pointers that are not `nil`.
    ///
    /// - Returns: `true`; or `false`, without storing anything, for a pattern.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.pattern == nil else { return false }
        let rgba = color.rgba
        let hsb = HSBColor(red: rgba.x, green: rgba.y, blue: rgba.z)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.w
        return true
    }

    /// Stores the white value and the opacity, each 0…1, at the pointers that are not `nil`.
    ///
    /// - Returns: `false`, without storing anything, for a pattern or a colour that is not grey; otherwise `true`.
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
