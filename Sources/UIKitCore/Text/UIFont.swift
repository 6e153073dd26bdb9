/// A font at one size. Immutable, and safe to use on any thread.
///
/// > Difference from Apple: the system font is drawn with Inter, sized so that its letters are as tall as San Francisco's;
/// > the monospaced system font with JetBrains Mono. Metrics are those of iOS.
public final class UIFont: NSObject, NSCopying, Sendable {
    private let mark = AttributeMark()
    let textFont: TextFont
    private let name: FontName
    /// What the font grows by with the user's text size; `nil` if it does not.
    let scaling: FontScaling?
    /// What it was made of, if that says more than its name.
    let wanted: FontDescription?

    init(_ textFont: TextFont, name: FontName? = nil, scaling: FontScaling? = nil, wanted: FontDescription? = nil) {
        self.textFont = textFont
        self.name = name ?? FontName.interface(textFont)
        self.scaling = scaling
        self.wanted = wanted
        super.init()
    }

    /// Makes the font that a descriptor stands for; what comes closest where it is not installed.
    ///
    /// - Parameters:
    ///   - descriptor: of the font.
    ///   - pointSize: in points; 0 takes the descriptor's, or ``systemFontSize`` if that is open.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let (font, name) = descriptor.values.resolved(size: pointSize)
        self.init(font, name: name, wanted: descriptor.values)
    }

    /// Makes a font by the name of a face, such as `Inter-Bold`, or of a family; case and spaces do not count.
    ///
    /// All families of iOS 18 have their faces; the installed family that comes closest draws them, since those fonts may not be shipped
    /// here. Such a font keeps its own name, family and traits: Liberation draws Helvetica, Arial, Times and Courier, DejaVu Sans Mono
    /// draws Menlo.
    ///
    /// - Parameters:
    ///   - fontName: as ``fontName`` gives it, or the full name of a face, or the name of a family.
    ///   - fontSize: in points; 0 or less takes ``systemFontSize``.
    /// - Returns: `nil` if there is no such font. Each unknown name is reported once.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let parsed = FontName(fontName), let font = parsed.textFont(size: Self.usable(fontSize)) else {
            TextEngine.shared.note("font.unknown-name", "There is no font named “\(fontName.prefix(100))”.")
            return nil
        }
        self.init(font, name: parsed)
    }

    /// In points.
    public var pointSize: CGFloat { textFont.size }
    /// The name of the face; ``init(name:size:)`` finds the font by it.
    public var fontName: String { name.face }
    /// The name that all weights and slants of the font share.
    public var familyName: String { name.family }
    /// The top of the line above the baseline, in points.
    public var ascender: CGFloat { textFont.metrics.ascender }
    /// The bottom of the line below the baseline, in points; negative.
    public var descender: CGFloat { textFont.metrics.descender }
    /// Extra room between lines, in points; 0 for the system fonts.
    public var leading: CGFloat { textFont.metrics.leading }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { textFont.metrics.capHeight }
    /// The height of small letters without ascenders, in points.
    public var xHeight: CGFloat { textFont.metrics.xHeight }
    /// The height of a line, in points: 20.287 for the system font at 17.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }

    /// The same font at another size in points; 0 or less takes ``systemFontSize``.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = textFont
        other.size = Self.usable(fontSize)
        return UIFont(other, name: name, wanted: wanted)
    }

    /// The same font, which grows with the user's text size from now on.
    func growing(by scaling: FontScaling) -> UIFont {
        UIFont(textFont, name: name, scaling: scaling, wanted: wanted)
    }

    /// What the font is, for making others of it.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(FontDescription(of: self, name: name))
    }

    /// The font itself, for it cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.textFont == textFont && other.name == name && other.scaling == scaling)
    }

    public override var hash: Int { textFont.hashValue }

    public override var description: String {
        "<UIFont: \(fontName) \(pointSize) pt, weight \(textFont.weight)\(textFont.isItalic ? ", italic" : "")>"
    }

    static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : systemFontSize
    }
}
