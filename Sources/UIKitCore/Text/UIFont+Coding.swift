extension UIFont: NSSecureCoding {
    /// `true`: archives may ask for the class.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the font down.
    public func encode(with coder: NSCoder) { ArchivedValues.encode(ArchivedFont(self), with: coder) }

    /// Reads a font; `nil` from a broken archive.
    ///
    /// > Difference from Apple: archives of Apple's systems are not read. A font does not grow with the size of text any more.
    public convenience init?(coder: NSCoder) {
        guard let font = ArchivedValues.decode(ArchivedFont.self, from: coder), let parts = font.parts else { return nil }
        self.init(parts.font, name: parts.name)
    }
}

/// A font in an archive.
private struct ArchivedFont: Codable {
    /// Of the face; `nil` for the interface's fonts in their default and monospaced designs.
    private var name: String?
    private var family: String?
    private var isMonospaced: Bool
    private var size: Double
    private var weight: Int
    private var isItalic: Bool
    private var hasTabularDigits: Bool
    private var width: Double
    private var cascade: [String]
    /// The lower half of the features' bits.
    private var features: UInt64
    /// The upper half; `nil` if it is empty.
    private var moreFeatures: UInt64?

    init(_ font: UIFont) {
        let text = font.textFont
        if case .named(let name) = text.family { family = name }
        // A font of another name may be drawn by one of the interface's.
        if family != nil || font.fontName != FontName.interface(text).face { name = font.fontName }
        isMonospaced = text.family == .monospaced
        size = Double(text.size)
        weight = text.weight
        isItalic = text.isItalic
        hasTabularDigits = text.hasTabularDigits
        width = Double(text.width)
        cascade = text.cascade
        features = UInt64(truncatingIfNeeded: text.extraFeatures.rawValue)
        let more = UInt64(truncatingIfNeeded: text.extraFeatures.rawValue >> 64)
        moreFeatures = more == 0 ? nil : more
    }

    /// `nil` where a number means nothing.
    var parts: (font: TextFont, name: FontName?)? {
        guard size.isFinite, size > 0, width.isFinite, width > 0, (100...1000).contains(weight) else { return nil }
        let kind: TextFont.Family = family.map { .named($0) } ?? (isMonospaced ? .monospaced : .system)
        var font = TextFont(family: kind, size: CGFloat(size), weight: weight, isItalic: isItalic, hasTabularDigits: hasTabularDigits)
        font.width = CGFloat(width)
        font.cascade = cascade
        font.extraFeatures = .init(rawValue: UInt128(moreFeatures ?? 0) << 64 | UInt128(features))
        let found = name.flatMap { FontName($0) }
        font.measures = found?.textFont(size: font.size)?.measures
        return (font, found)
    }
}
