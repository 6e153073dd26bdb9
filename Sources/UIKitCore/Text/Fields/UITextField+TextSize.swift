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
            updateFontsForContentSize()
        }
    }

    /// Scales the fonts to the user's text size; fonts of a fixed size stay unchanged.
    func updateFontsForContentSize() {
        guard field.adjustsFont else { return }
        let traits = traitCollection
        field.font = field.font.scaledForTextSize(traits)
        parts.defaultTextAttributes = parts.defaultTextAttributes?.mapValues { ($0 as? UIFont)?.scaledForTextSize(traits) ?? $0 }
        editor.updateFonts(traits)
        parts.placeholderDidChange()
        editorTextDidSet()
    }
}
