/// A colour, fixed or depending on the traits of where it is used.
///
/// Components are unit intervals 0…1 in sRGB; values outside of it are kept, as wide-gamut colours have them. Immutable, and
/// usable from every thread.
/// - Source: https://developer.apple.com/documentation/uikit/uicolor
//
// Unchecked since the class is open: what is stored is a `let` of a Sendable type, and subclasses get no way to change it.
open class UIColor: NSObject, @unchecked Sendable {
    /// What a colour is made of.
    enum Content: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let mark = AttributeMark()
    let content: Content
    let origin: ColorOrigin?

    init(content: Content, origin: ColorOrigin? = nil) {
        self.content = content
        self.origin = origin
        super.init()
    }

    /// A colour of red, green, blue and opacity, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        origin = nil
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A shade of grey from 0, black, to 1, white, and an opacity 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        origin = nil
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// A colour of hue, saturation, brightness and opacity, each 0…1; a hue of 0 and of 1 is red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        origin = nil
        content = .fixed(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        super.init()
    }

    /// The colour of a Core Graphics colour.
    public init(cgColor: CGColor) {
        origin = nil
        content = .fixed(cgColor)
        super.init()
    }

    /// A colour that repeats an image, at its own size, wherever it is drawn with.
    ///
    /// Copies lie beside each other from the origin: in a view's background its bounds' zero, and in `draw(_:)` the top left corner,
    /// from which `CGContext.setPatternPhase(_:)` moves them. The colour has no components: ``getRed(_:green:blue:alpha:)`` and its like
    /// answer `false`. An image of nothing is a transparent colour.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
    public init(patternImage image: UIImage) {
        origin = nil
        content = .fixed(Self.pattern(of: image))
        super.init()
    }

    /// A colour that asks `dynamicProvider` each time it is used, with the traits of where that is.
    ///
    /// - Parameter dynamicProvider: called on the thread that uses the colour, as often as it is used. Kept as long as the colour.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        origin = nil
        content = .dynamic(dynamicProvider)
        super.init()
    }

    /// Makes the color of a literal: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`. Components are 0…1, in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Reads a colour; `nil` from a broken archive, and of a pattern, which leaves nothing in it.
    ///
    /// > Difference from Apple: archives of Apple's systems are not read. A colour that depends on traits is kept as it is in light and in dark.
    public required init?(coder: NSCoder) {
        guard let content = ArchivedValues.decode(ArchivedColor.self, from: coder)?.content else { return nil }
        origin = nil
        self.content = content
        super.init()
    }

    /// Writes the colour down; nothing of a pattern.
    open func encode(with coder: NSCoder) {
        if let color = ArchivedColor(self) { ArchivedValues.encode(color, with: coder) }
    }

    /// Whether two colours look the same. Two that depend on traits are equal if they are the same object, or the same colour
    /// of a catalog.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard case .fixed(let left) = content, case .fixed(let right) = other.content else {
            return self === other || (origin != nil && origin == other.origin)
        }
        return left.rgba == right.rgba && left.pattern === right.pattern && left.alpha == right.alpha
    }

    /// Equal for equal colours.
    open override var hash: Int {
        guard case .fixed(let color) = content else { return origin?.hashValue ?? ObjectIdentifier(self).hashValue }
        return color.rgba.hashValue
    }

    /// The components in words.
    open override var description: String {
        guard case .fixed(let color) = content else { return "UIDynamicColor" }
        if let pattern = color.pattern { return "UIColor(pattern: \(pattern.bounds.width) x \(pattern.bounds.height))" }
        let rgba = color.rgba
        return "UIColor(red: \(rgba.x), green: \(rgba.y), blue: \(rgba.z), alpha: \(rgba.w))"
    }
}
