/// A colour, which is fixed or depends on the traits of its environment.
///
/// Components are 0…1 in sRGB; values outside that range are kept for wide-gamut colours. Colours are immutable and may
/// be used from any thread.
/// - Source: https://developer.apple.com/documentation/uikit/uicolor
// The conformance is unchecked because the class is open. All stored properties are `let` and of Sendable types, and
// subclasses cannot change them.
open class UIColor: NSObject, @unchecked Sendable {
    /// The definition of a colour.
    enum Content: Sendable {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let mark = CFTypeMarker()
    let content: Content
    let origin: ColorOrigin?

    init(content: Content, origin: ColorOrigin? = nil) {
        self.content = content
        self.origin = origin
        super.init()
    }

    /// Creates a colour from red, green, blue and opacity, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        origin = nil
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a grey from a white value, 0 for black to 1 for white, and an opacity 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        origin = nil
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Creates a colour from hue, saturation, brightness and opacity, each 0…1; hue 0 and hue 1 are red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        origin = nil
        content = .fixed(CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        super.init()
    }

    /// Creates a colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        origin = nil
        content = .fixed(cgColor)
        super.init()
    }

    /// Creates a colour that tiles an image at the image's size.
    ///
    /// Tiles begin at the origin. For a view's background this is the origin of the bounds. In `draw(_:)` it is the
    /// top left corner, which `CGContext.setPatternPhase(_:)` moves. The colour has no components:
    /// ``getRed(_:green:blue:alpha:)`` and similar methods return `false`. The pattern of an empty image is
    /// transparent.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
    public init(patternImage image: UIImage) {
        origin = nil
        content = .fixed(Self.pattern(of: image))
        super.init()
    }

    /// Creates a colour that `dynamicProvider` resolves with the traits of the environment each time it is used.
    ///
    /// - Parameter dynamicProvider: Called on the thread that uses the colour, on every use. The colour retains the
    ///   closure.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        origin = nil
        content = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates the colour of a literal, such as `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`. Components are
    /// 0…1, in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Decodes a colour; returns `nil` for a damaged archive, and for a pattern, which is not archived.
    ///
    /// > Difference from Apple: archives of Apple's systems are not supported. A dynamic colour is archived with its
    /// > light and dark variants.
    public required init?(coder: NSCoder) {
        guard let content = ArchivedValues.decode(ArchivedColor.self, from: coder)?.content else { return nil }
        origin = nil
        self.content = content
        super.init()
    }

    /// Encodes the colour; a pattern encodes nothing.
    open func encode(with coder: NSCoder) {
        if let color = ArchivedColor(self) { ArchivedValues.encode(color, with: coder) }
    }

    /// Whether two colours are equal. Dynamic colours are equal if they are the same object or have the same known
    /// origin, such as a colour of a catalog.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard case .fixed(let left) = content, case .fixed(let right) = other.content else {
            return self === other || (origin != nil && origin == other.origin)
        }
        return left.rgba == right.rgba && left.pattern === right.pattern && left.alpha == right.alpha
    }

    /// The hash value; equal colours have equal hashes.
    open override var hash: Int {
        guard case .fixed(let color) = content else { return origin?.hashValue ?? ObjectIdentifier(self).hashValue }
        return color.rgba.hashValue
    }

    /// A textual description of the components.
    open override var description: String {
        guard case .fixed(let color) = content else { return "UIDynamicColor" }
        if let pattern = color.pattern { return "UIColor(pattern: \(pattern.bounds.width) x \(pattern.bounds.height))" }
        let rgba = color.rgba
        return "UIColor(red: \(rgba.x), green: \(rgba.y), blue: \(rgba.z), alpha: \(rgba.w))"
    }
}
