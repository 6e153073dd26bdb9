extension UITextView: UIContentSizeCategoryAdjusting {
    /// Whether the fonts in ``font`` and ``attributedText`` follow changes of the user's text size. Defaults to
    /// `false`.
    ///
    /// This applies to fonts of text styles and of ``UIFontMetrics``.
    public var adjustsFontForContentSizeCategory: Bool {
        get { view.adjustsFont }
        set {
            guard newValue != view.adjustsFont else { return }
            view.adjustsFont = newValue
            updateFontsForContentSize()
        }
    }

    /// Scales the fonts to the user's text size; fonts of a fixed size stay unchanged.
    func updateFontsForContentSize() {
        guard view.adjustsFont else { return }
        view.font = view.font?.scaledForTextSize(traitCollection)
        editor.updateFonts(traitCollection)
        editorTextDidSet()
    }
}
