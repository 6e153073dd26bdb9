extension TextEditor {
    /// Scales the fonts of the text and of the typing attributes to a text size.
    func updateFonts(_ traits: UITraitCollection) {
        var changes: [(font: UIFont, range: NSRange)] = []
        storage.enumerateAttribute(.font, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let newFont = font.scaledForTextSize(traits)
            if newFont != font { changes.append((newFont, range)) }
        }
        for change in changes { storage.addAttribute(.font, value: change.font, range: change.range) }
        if let font = typingAttributes[.font] as? UIFont { typingAttributes[.font] = font.scaledForTextSize(traits) }
    }
}

extension UIFont {
    /// Returns the font scaled to a text size; the font itself if it does not scale.
    func scaledForTextSize(_ traits: UITraitCollection) -> UIFont { scaling?.font(of: self, traits) ?? self }
}
