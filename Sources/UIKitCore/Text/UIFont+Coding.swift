extension UIFont: NSSecureCoding {
    /// `true`: archives may decode the class securely.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the font.
    public func encode(with coder: NSCoder) { ArchivedValues.encode(ArchivedFont(self), with: coder) }

    /// Decodes a font; returns `nil` if the archive is invalid.
    ///
    /// > Difference from Apple: archives of Apple's systems cannot be decoded. A decoded font no longer follows the
    /// > user's text size.
    public convenience init?(coder: NSCoder) {
        guard let font = ArchivedValues.decode(ArchivedFont.self, from: coder), let parts = font.parts else { return nil }
        self.init(parts.font, name: parts.name)
    }
}

/// The archived form of a font.
private struct ArchivedFont: Codable {
    /// The name of the face; `nil` for the interface's fonts in their default and monospaced designs.
    private var name: String?
    private var family: String?
    private var isMonospaced: Bool
    private var size: Double
    private var weight: Int
    private var isItalic: Bool
    private var hasTabularDigits: Bool
    private var width: Double
    private var cascade: [String]
    /// The lower 64 bits of the features.
    private var features: UInt64
    /// The upper 64 bits of the features; `nil` if they are 0.
    private var moreFeatures: UInt64?

    init(_ font: UIFont) {
        let textFont = font.textFont
        if case .named(let name) = textFont.family { family = name }
        // A font with another name may be drawn with the interface's font, so the name is archived, too.
        if family != nil || font.fontName != FontName.interface(textFont).face { name = font.fontName }
        isMonospaced = textFont.family == .monospaced
        size = Double(textFont.size)
        weight = textFont.weight
        isItalic = textFont.isItalic
        hasTabularDigits = textFont.hasTabularDigits
        width = Double(textFont.width)
        cascade = textFont.cascade
        features = UInt64(truncatingIfNeeded: textFont.extraFeatures.rawValue)
        let upperFeatures = UInt64(truncatingIfNeeded: textFont.extraFeatures.rawValue >> 64)
        moreFeatures = upperFeatures == 0 ? nil : upperFeatures
    }

    /// The decoded font and name; `nil` if a value is invalid.
    var parts: (font: TextFont, name: FontName?)? {
        guard size.isFinite, size > 0, width.isFinite, width > 0, (100...1000).contains(weight) else { return nil }
        let textFamily: TextFont.Family = family.map { .named($0) } ?? (isMonospaced ? .monospaced : .system)
        var font = TextFont(family: textFamily, size: CGFloat(size), weight: weight, isItalic: isItalic, hasTabularDigits: hasTabularDigits)
        font.width = CGFloat(width)
        font.cascade = cascade
        font.extraFeatures = .init(rawValue: UInt128(moreFeatures ?? 0) << 64 | UInt128(features))
        let fontName = name.flatMap { FontName($0) }
        font.replacedMetrics = fontName?.textFont(size: font.size)?.replacedMetrics
        return (font, fontName)
    }
}
