extension UITextField: UIContentSizeCategoryAdjusting {
    /// Whether the fonts in ``font`` and ``attributedText`` follow changes of the user's text size. Defaults to
    /// `false`.
    ///
    /// This applies to fonts of text styles and of ``UIFontMetrics``.
    public var adjustsFontForContentSizeCategory: Bool {
        get { field.adjustsFont }
        set {
            guard newValue != field.adjustsFont else { return }
            field.adjustsFont = newValue
            followTextSize()
        }
    }

    /// Scales the fonts that grow to the user's text size.
    func followTextSize() {
        guard field.adjustsFont else { return }
        let traits = traitCollection
        field.font = field.font.grown(traits)
        parts.ownStyle = parts.ownStyle?.mapValues { ($0 as? UIFont)?.grown(traits) ?? $0 }
        editor.growFonts(traits)
        parts.placeholderDidChange()
        editorTextDidSet()
    }
}
