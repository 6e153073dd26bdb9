/// Automatic reduction of the font size.
extension UITextField {
    /// Whether the font size is reduced if the text is wider than its rectangle, also during editing; `false` by
    /// default.
    ///
    /// The font size is never below ``minimumFontSize``. ``font`` and ``attributedText`` stay unchanged.
    public var adjustsFontSizeToFitWidth: Bool {
        get { field.adjustsFontSizeToFitWidth }
        set { setFontSizeAdjustment(newValue, field.minimumFontSize) }
    }
    /// The minimum font size for ``adjustsFontSizeToFitWidth``, in points. 0, the default, means a factor of 0.05.
    ///
    /// A minimum above the font's size keeps the size unchanged.
    public var minimumFontSize: CGFloat {
        get { field.minimumFontSize }
        set { setFontSizeAdjustment(field.adjustsFontSizeToFitWidth, newValue) }
    }

    /// Returns the factor for the font size that fits the text into a width, in points, as one line; not below
    /// ``minimumFontSize``.
    func reduction(in width: CGFloat) -> CGFloat {
        guard field.adjustsFontSizeToFitWidth, naturalTextWidth > width, width > 0 else { return 1 }
        if let lastFit = field.lastFit, lastFit.width == width { return lastFit.factor }
        let minimumFactor =
            field.minimumFontSize > 0 ? min(1, field.minimumFontSize / max(1, smallestFontSize)) : FontSizeFitting.minimumFactor
        let factor = FontSizeFitting.factor(fitting: width, minimum: minimumFactor) { $0 == 1 ? naturalTextWidth : editor.naturalWidth($0) }
        field.lastFit = (width, factor)
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

    func setFontSizeAdjustment(_ shrinks: Bool, _ minimum: CGFloat) {
        let minimum = minimum.isFinite ? max(0, minimum) : 0
        guard (shrinks, minimum) != (field.adjustsFontSizeToFitWidth, field.minimumFontSize) else { return }
        field.adjustsFontSizeToFitWidth = shrinks
        field.minimumFontSize = minimum
        field.lastFit = nil
        setNeedsLayout()
    }
}
