/// A font at one size. Immutable, and safe to use on any thread.
///
/// > Difference from Apple: Inter draws the system font, sized so that its letters are as tall as San Francisco's;
/// > JetBrains Mono draws the monospaced system font. Metrics are those of iOS.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let typeMarker = CFTypeMarker()
    let textFont: TextFont
    private let name: FontName
    /// The rule by which the font scales with the user's text size; `nil` for a fixed size.
    let scaling: FontScaling?
    /// The description that the font was created from; `nil` for a font created by name, and for system fonts.
    let requestedDescription: FontDescription?

    init(_ textFont: TextFont, name: FontName? = nil, scaling: FontScaling? = nil, requestedDescription: FontDescription? = nil) {
        self.textFont = textFont
        self.name = name ?? FontName.interface(textFont)
        self.scaling = scaling
        self.requestedDescription = requestedDescription
        super.init()
    }

    /// Creates the font that a descriptor describes, or the closest installed font.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the font.
    ///   - pointSize: The size, in points; 0 for the descriptor's size, or ``systemFontSize`` if the descriptor
    ///     specifies none.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let (font, name) = descriptor.values.resolved(size: pointSize)
        self.init(font, name: name, requestedDescription: descriptor.values)
    }

    /// Creates a font by the name of a face, such as `Inter-Bold`, or of a family; case and spaces are ignored.
    ///
    /// All faces of iOS 18's families are available. The closest installed family draws them, since Apple's fonts may
    /// not be redistributed. Such a font has the name, family and traits of the iOS font: Liberation draws Helvetica,
    /// Arial, Times and Courier, DejaVu Sans Mono draws Menlo.
    ///
    /// - Parameters:
    ///   - fontName: The name of a face as in ``fontName``, the full name of a face, or the name of a family.
    ///   - fontSize: The size, in points; 0 or less for ``systemFontSize``.
    /// - Returns: `nil` if there is no such font. Each unknown name is reported once.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let parsedName = FontName(fontName), let font = parsedName.textFont(size: Self.validSize(fontSize)) else {
            TextEngine.shared.report("font.unknown-name", "There is no font named “\(fontName.prefix(100))”.")
            return nil
        }
        self.init(font, name: parsedName)
    }

    /// The size of the font, in points.
    public var pointSize: CGFloat { textFont.size }
    /// The name of the face, which ``init(name:size:)`` accepts.
    public var fontName: String { name.face }
    /// The name that all weights and slants of the font share.
    public var familyName: String { name.family }
    /// The distance from the baseline to the top of the line, in points.
    public var ascender: CGFloat { textFont.metrics.ascender }
    /// The distance from the baseline to the bottom of the line, in points; negative.
    public var descender: CGFloat { textFont.metrics.descender }
    /// The extra space between lines, in points; 0 for the system fonts.
    public var leading: CGFloat { textFont.metrics.leading }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { textFont.metrics.capHeight }
    /// The height of lowercase letters without ascenders, in points.
    public var xHeight: CGFloat { textFont.metrics.xHeight }
    /// The height of a line, in points: 20.287 for the system font at 17 points.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }

    /// Returns the same font at another size in points; 0 or less means ``systemFontSize``.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var resizedFont = textFont
        resizedFont.size = Self.validSize(fontSize)
        return UIFont(resizedFont, name: name, requestedDescription: requestedDescription)
    }

    /// Returns the same font with a rule by which the font scales with the user's text size.
    func growing(by scaling: FontScaling) -> UIFont {
        UIFont(textFont, name: name, scaling: scaling, requestedDescription: requestedDescription)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(FontDescription(of: self, name: name))
    }

    /// Returns the font itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.textFont == textFont && other.name == name && other.scaling == scaling)
    }

    public override var hash: Int { textFont.hashValue }

    public override var description: String {
        "<UIFont: \(fontName) \(pointSize) pt, weight \(textFont.weight)\(textFont.isItalic ? ", italic" : "")>"
    }

    static func validSize(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : systemFontSize
    }
}
