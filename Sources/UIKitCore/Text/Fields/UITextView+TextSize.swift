extension UITextView: UIContentSizeCategoryAdjusting {
    /// Whether fonts that grow with the user's text size follow when it changes: those of text styles and of ``UIFontMetrics``, in
    /// ``font`` and in ``attributedText``. Defaults to `false`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { view.adjustsFont }
        set {
            guard newValue != view.adjustsFont else { return }
            view.adjustsFont = newValue
            followTextSize()
        }
    }

    /// Sets fonts that grow at the size they have for the user's text size.
    func followTextSize() {
        guard view.adjustsFont else { return }
        view.font = view.font?.grown(traitCollection)
        editor.growFonts(traitCollection)
        editorTextDidSet()
    }
}
