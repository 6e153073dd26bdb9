extension NSTextStorage {
    /// Sets the alignment of all paragraphs and keeps their other attributes.
    func align(_ alignment: NSTextAlignment) {
        let fullRange = NSRange(location: 0, length: length)
        var runs: [(NSParagraphStyle?, NSRange)] = []
        enumerateAttribute(.paragraphStyle, in: fullRange) { value, range, _ in runs.append((value as? NSParagraphStyle, range)) }
        beginEditing()
        for (old, range) in runs where (old?.alignment ?? .natural) != alignment {
            let style = NSMutableParagraphStyle()
            if let old { style.setParagraphStyle(old) }
            style.alignment = alignment
            addAttribute(.paragraphStyle, value: style, range: range)
        }
        endEditing()
    }
}
