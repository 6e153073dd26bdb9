/// Automatic reduction of the font size.
extension UITextField {
    /// Whether the font size is reduced if the text is wider than its rectangle, also during editing; `false` by
    /// default.
    ///
    /// The font size is never below ``minimumFontSize``. ``font`` and ``attributedText`` stay unchanged.
    public var adjustsFontSizeToFitWidth: Bool {
        get { field.shrinks }
        set { setShrinking(newValue, field.smallestFont) }
    }
    /// The minimum font size for ``adjustsFontSizeToFitWidth``, in points; 0, which is no limit, by default.
    ///
    /// A minimum above the font's size keeps the size unchanged.
    public var minimumFontSize: CGFloat {
        get { field.smallestFont }
        set { setShrinking(field.shrinks, newValue) }
    }

    /// Returns the factor for the font size that fits the text into a width, in points, as one line; not below
    /// ``minimumFontSize``.
    func reduction(in width: CGFloat) -> CGFloat {
        guard field.shrinks, naturalTextWidth > width, width > 0 else { return 1 }
        if let fitted = field.fitted, fitted.width == width { return fitted.factor }
        let minimumFactor =
            field.smallestFont > 0 ? min(1, field.smallestFont / max(1, smallestFontSize)) : LetterReduction.least
        let factor = LetterReduction.factor(fitting: width, least: minimumFactor) { $0 == 1 ? naturalTextWidth : editor.naturalWidth($0) }
        field.fitted = (width, factor)
        return factor
    }

    /// The smallest font size in the text, in points.
    private var smallestFontSize: CGFloat {
        let storage = editor.storage
        var result: CGFloat?
        storage.enumerateAttribute(.font, in: NSRange(location: 0, length: storage.length)) { font, _, _ in
            let size = (font as? UIFont)?.pointSize ?? field.font.pointSize
            result = min(result ?? size, size)
        }
        return result ?? field.font.pointSize
    }

    func setShrinking(_ shrinks: Bool, _ minimum: CGFloat) {
        let minimum = minimum.isFinite ? max(0, minimum) : 0
        guard (shrinks, minimum) != (field.shrinks, field.smallestFont) else { return }
        (field.shrinks, field.smallestFont) = (shrinks, minimum)
        field.fitted = nil
        setNeedsLayout()
    }
}
