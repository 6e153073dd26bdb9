extension UITextField: BaselineMeasuring {
    /// The baseline of a line of text in the text rectangle, at the field's vertical alignment. An empty field has
    /// this baseline, too.
    var measuredBaselines: (first: Baseline, last: Baseline)? {
        let sampleBounds = CGRect(x: 0, y: 0, width: max(bounds.width, 100), height: 1000)
        let area = textRect(forBounds: sampleBounds)
        let (height, ascender) = (font?.lineHeight ?? 0, font?.ascender ?? 0)
        let line: Baseline
        switch contentVerticalAlignment {
        case .top: line = Baseline(offset: area.minY + ascender)
        case .bottom: line = Baseline(heightFraction: 1, offset: area.maxY - sampleBounds.height - height + ascender)
        case .center, .fill: line = Baseline(heightFraction: 0.5, offset: area.midY - sampleBounds.height / 2 - height / 2 + ascender)
        }
        return (line, line)
    }
}

extension UITextView: BaselineMeasuring {
    /// The baseline of the first line, and the baseline of the last line in a view that is as high as its text.
    var measuredBaselines: (first: Baseline, last: Baseline)? {
        guard let font else { return nil }
        return (
            Baseline(offset: textContainerInset.top + font.ascender),
            Baseline(heightFraction: 1, offset: -(textContainerInset.bottom + font.lineHeight - font.ascender))
        )
    }
}
