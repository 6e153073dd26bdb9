extension UITextField: UIContentSizeCategoryAdjusting {
    /// Whether fonts that grow with the user's text size follow when it changes: those of text styles and of ``UIFontMetrics``, in
    /// ``font`` and in ``attributedText``. Defaults to `false`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { field.adjustsFont }
        set {
            guard newValue != field.adjustsFont else { return }
            field.adjustsFont = newValue
            followTextSize()
        }
    }

    /// Sets fonts that grow at the size they have for the user's text size.
    func followTextSize() {
        guard field.adjustsFont else { return }
        let traits = traitCollection
        field.font = field.font.grown(traits)
        parts.ownLook = parts.ownLook?.mapValues { ($0 as? UIFont)?.grown(traits) ?? $0 }
        editor.growFonts(traits)
        parts.placeholderDidChange()
        editorTextDidSet()
    }
}
