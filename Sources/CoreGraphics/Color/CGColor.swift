/// A colour: components, an alpha, and the space they are meant in.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable, Hashable {
    /// The space the components are meant in.
    public let colorSpace: CGColorSpace?
    /// The components followed by alpha, each 0…1.
    ///
    /// Of a coloured pattern alpha alone; of an uncoloured one the components of its base space, and alpha.
    public let components: [CGFloat]?
    /// What is repeated; `nil` in a colour that is the same everywhere.
    public let pattern: CGPattern?
    /// Red, green, blue and alpha in sRGB, not premultiplied; transparent of a pattern, which has no single colour.
    package let rgba: SIMD4<Double>

    /// Makes a colour from the space's components followed by alpha, each 0…1.
    ///
    /// Returns `nil` if there are too few, or if one is not finite.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        let wanted = Array(components.prefix(space.numberOfComponents + 1))
        guard let rgba = space.toSRGB(wanted) else { return nil }
        colorSpace = space
        self.components = wanted
        pattern = nil
        self.rgba = rgba
    }

    /// Makes an sRGB colour; components are 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// Makes a colour without a device of its own, which here is an sRGB one; components are 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// Makes a gray; components are 0…1.
    public init(gray: CGFloat, alpha: CGFloat) {
        colorSpace = .gray
        components = [gray, alpha]
        pattern = nil
        rgba = Self.finite(SIMD4(Double(gray), Double(gray), Double(gray), Double(alpha)))
    }

    /// Makes a gray of gamma 2.2; components are 0…1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Makes a colour of inks; components are 0…1. Shown by `(1 - c)(1 - k)`.
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
        let rgba = Self.finite(rgba)
        colorSpace = .rgb
        components = [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)]
        pattern = nil
        self.rgba = rgba
    }

    /// For patterns, whose components were checked.
    init(_ pattern: CGPattern, in space: CGColorSpace, checked components: [CGFloat]) {
        colorSpace = space
        self.components = components
        self.pattern = pattern
        rgba = .zero
    }

    /// How much covers what lies behind: 0 nothing, 1 all.
    public var alpha: CGFloat { pattern == nil ? CGFloat(rgba.w) : components?.last ?? 1 }

    /// How many components there are, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The same colour; colours never change, so it is this one.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        if let pattern { return CGColor(patternSpace: colorSpace, pattern: pattern, components: components.dropLast() + [alpha]) }
        return CGColor(colorSpace: colorSpace, components: components.dropLast() + [alpha])
    }

    /// The colour as seen in another space; `nil` where nothing is converted to it, as to indexed spaces, and of patterns.
    ///
    /// What the space cannot show is cut, unless its components go on outside of 0…1.
    ///
    /// > Difference from Apple: the intent and the options change nothing.
    /// - Parameters:
    ///   - space: the space of the colour that is returned.
    ///   - intent: what to keep where the space has no such colour.
    ///   - options: change nothing.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == colorSpace { return self }
        guard pattern == nil, let components, let color = colorSpace?.toExtendedSRGB(components.dropLast().map { Double($0) }),
            let own = space.fromExtendedSRGB(color)
        else { return nil }
        return CGColor(colorSpace: space, components: own.map { CGFloat($0) } + [alpha])
    }

    /// Colours are equal if their spaces and components are, and their pattern is the same object.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || (one.components == other.components && one.colorSpace == other.colorSpace && one.pattern === other.pattern)
    }

    /// Feeds the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    package var isOpaque: Bool { rgba.w >= 1 }

    /// Numbers that are not finite become 0: they would stop a drawing context.
    private static func finite(_ value: SIMD4<Double>) -> SIMD4<Double> {
        var result = value
        for index in 0..<4 where !result[index].isFinite { result[index] = 0 }
        return result
    }
}
