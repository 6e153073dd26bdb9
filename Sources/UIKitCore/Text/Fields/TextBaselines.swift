extension UITextField: BaselineMeasuring {
    /// Text stands where the field's alignment has it in the rectangle for text, whether there is any or not.
    var ownBaselines: (first: Baseline, last: Baseline)? {
        let probe = CGRect(x: 0, y: 0, width: max(bounds.width, 100), height: 1000)
        let area = textRect(forBounds: probe)
        let (height, ascender) = (font?.lineHeight ?? 0, font?.ascender ?? 0)
        let line: Baseline
        switch contentVerticalAlignment {
        case .top: line = Baseline(offset: area.minY + ascender)
        case .bottom: line = Baseline(share: 1, offset: area.maxY - probe.height - height + ascender)
        case .center, .fill: line = Baseline(share: 0.5, offset: area.midY - probe.height / 2 - height / 2 + ascender)
        }
        return (line, line)
    }
}

extension UITextView: BaselineMeasuring {
    /// The first line stands below the inset; the last one, in a view that is as high as its text, above it.
    var ownBaselines: (first: Baseline, last: Baseline)? {
        guard let font else { return nil }
        return (
            Baseline(offset: textContainerInset.top + font.ascender),
            Baseline(share: 1, offset: -(textContainerInset.bottom + font.lineHeight - font.ascender))
        )
    }
}
