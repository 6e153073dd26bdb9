/// A colour: components and alpha in a colour space.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable, Hashable {
    /// The space of the components.
    public let colorSpace: CGColorSpace?
    /// The components followed by alpha, each 0…1.
    ///
    /// For a coloured pattern, only alpha. For an uncoloured pattern, the components of its base space and alpha.
    public let components: [CGFloat]?
    /// The pattern; `nil` for a solid colour.
    public let pattern: CGPattern?
    /// Red, green, blue and alpha in sRGB, not premultiplied; transparent for a pattern, which has no single colour.
    package let rgba: SIMD4<Double>

    /// Creates a colour from the components of a space followed by alpha, each 0…1.
    ///
    /// Returns `nil` if there are too few components, or if one is not finite.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        let usedComponents = Array(components.prefix(space.numberOfComponents + 1))
        guard let rgba = space.toSRGB(usedComponents) else { return nil }
        colorSpace = space
        self.components = usedComponents
        pattern = nil
        self.rgba = rgba
    }

    /// Creates an sRGB colour. The components are 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// Creates a device RGB colour, which is an sRGB colour here. The components are 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// Creates a grey colour. The components are 0…1.
    public init(gray: CGFloat, alpha: CGFloat) {
        colorSpace = .gray
        components = [gray, alpha]
        pattern = nil
        rgba = Self.replacingNonfinite(SIMD4(Double(gray), Double(gray), Double(gray), Double(alpha)))
    }

    /// Creates a grey colour with a gamma of 2.2. The components are 0…1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a CMYK colour. The components are 0…1. The colour is converted to sRGB by `(1 - c)(1 - k)`.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        let components = [cyan, magenta, yellow, black, alpha].map { $0.isFinite ? $0 : 0 }
        self.init(.cmyk, components, CGColorSpace.cmyk.toSRGB(components) ?? .zero)
    }

    private init(_ space: CGColorSpace, _ components: [CGFloat], _ rgba: SIMD4<Double>) {
        colorSpace = space
        self.components = components
        pattern = nil
        self.rgba = rgba
    }

    package init(rgba: SIMD4<Double>) {
        let rgba = Self.replacingNonfinite(rgba)
        colorSpace = .rgb
        components = [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)]
        pattern = nil
        self.rgba = rgba
    }

    /// Creates a pattern colour from validated components.
    init(_ pattern: CGPattern, in space: CGColorSpace, checked components: [CGFloat]) {
        colorSpace = space
        self.components = components
        self.pattern = pattern
        rgba = .zero
    }

    /// The opacity: 0 is transparent, 1 is opaque.
    public var alpha: CGFloat { pattern == nil ? CGFloat(rgba.w) : components?.last ?? 1 }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Returns this colour, because colours are immutable.
    public func copy() -> CGColor? { self }

    /// Returns the colour with another alpha, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        if let pattern { return CGColor(patternSpace: colorSpace, pattern: pattern, components: components.dropLast() + [alpha]) }
        return CGColor(colorSpace: colorSpace, components: components.dropLast() + [alpha])
    }

    /// Converts the colour to another space. Returns `nil` for patterns, and for spaces without a conversion, such as
    /// indexed spaces.
    ///
    /// Colours outside of the destination's gamut are clamped, unless the space has an extended range.
    ///
    /// > Difference from Apple: the intent and the options have no effect.
    /// - Parameters:
    ///   - space: The destination space.
    ///   - intent: The treatment of colours outside of the gamut; ignored.
    ///   - options: Ignored.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == colorSpace { return self }
        guard pattern == nil, let components, let color = colorSpace?.toExtendedSRGB(components.dropLast().map { Double($0) }),
            let converted = space.fromExtendedSRGB(color)
        else { return nil }
        return CGColor(colorSpace: space, components: converted.map { CGFloat($0) } + [alpha])
    }

    /// Returns whether the spaces and components are equal, and the patterns are the same object.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || (one.components == other.components && one.colorSpace == other.colorSpace && one.pattern === other.pattern)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    package var isOpaque: Bool { rgba.w >= 1 }

    /// Replaces numbers that are not finite by 0, because they would invalidate a drawing context.
    private static func replacingNonfinite(_ value: SIMD4<Double>) -> SIMD4<Double> {
        var result = value
        for index in 0..<4 where !result[index].isFinite { result[index] = 0 }
        return result
    }
}
