extension UILabel {
    /// Sets the label's defaults that differ from those of views.
    func setUpLabel() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    func setText(_ text: String?) {
        guard text != content.plain || content.attributed != nil else { return }
        content.plain = text
        content.attributed = nil
        contentChanged()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        if let text, let current = content.attributed, current.isEqual(to: text) { return }
        guard text != nil || !content.isEmpty else { return }
        content.attributed = text.map { NSAttributedString(attributedString: $0) }
        content.plain = nil
        if let text, text.length > 0 { adoptAttributes(of: text) }
        contentChanged()
    }

    /// Sets the label's font, colour, alignment and line break mode to those that the first character specifies.
    private func adoptAttributes(of text: NSAttributedString) {
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { content.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { colors.text = color }
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        content.alignment = style.alignment
        content.lineBreakMode = style.lineBreakMode
    }

    var currentAttributedText: NSAttributedString? {
        if let attributedText = content.attributed { return attributedText }
        guard let plainText = content.plain else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = content.alignment
        style.lineBreakMode = content.lineBreakMode
        return TransientAttributedString(
            string: plainText, attributes: [.font: content.font, .foregroundColor: colors.text, .paragraphStyle: style])
    }

    var currentFont: UIFont { content.font }

    func setFont(_ font: UIFont?) {
        defer { appearanceDidSet(.font, \UILabel.font, font) }
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        guard font != content.font || content.attributed != nil else { return }
        content.font = font
        content.attributed = content.attributed?.with(.font, font)
        contentChanged()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        guard alignment != content.alignment || content.attributed != nil else { return }
        content.alignment = alignment
        content.attributed = content.attributed?.aligned(alignment)
        contentChanged(affectsSize: false)
    }

    func setLineBreakMode(_ mode: NSLineBreakMode) {
        guard mode != content.lineBreakMode || content.attributed != nil else { return }
        content.lineBreakMode = mode
        if let attributedText = content.attributed {
            content.attributed = attributedText.restyled { $0.lineBreakMode = mode } ?? attributedText
        }
        contentChanged()
    }

    func setTextColor(_ color: UIColor?) {
        defer { appearanceDidSet(.textColor, \UILabel.textColor, color) }
        let color = color ?? .label
        guard color != colors.text || content.attributed != nil else { return }
        colors.text = color
        if let attributedText = content.attributed {
            content.attributed = attributedText.with(.foregroundColor, color)
            layouts.removeAll()
        }
        setNeedsDisplay()
    }

    /// Stores a value that affects the layout, and invalidates the layout if the value changed.
    func change<Value: Equatable>(_ path: WritableKeyPath<LabelText, Value>, _ value: Value, affectsSize: Bool = true) {
        guard content[keyPath: path] != value else { return }
        content[keyPath: path] = value
        contentChanged(affectsSize: affectsSize)
    }

    /// Stores a value that affects drawing only, and redraws the label if the value changed.
    func changeColor<Value: Equatable>(_ path: WritableKeyPath<LabelColors, Value>, _ value: Value) {
        guard colors[keyPath: path] != value else { return }
        colors[keyPath: path] = value
        setNeedsDisplay()
    }

    private func contentChanged(affectsSize: Bool = true) {
        layouts.removeAll()
        setNeedsDisplay()
        if affectsSize { invalidateIntrinsicContentSize() }
    }

    /// Updates the label for new traits. The layout of an attributed string contains resolved colours, so that
    /// layout is computed again.
    func traitsChanged(from previous: UITraitCollection?) {
        if content.attributed != nil { layouts.removeAll() }
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { updateFontsForContentSize() }
        setNeedsDisplay()
    }

    /// Scales the fonts to the user's text size; fonts of a fixed size stay unchanged.
    func updateFontsForContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if let attributedText = content.attributed {
            let copy = TransientAttributedString(attributedString: attributedText)
            attributedText.enumerateAttribute(.font, in: NSRange(location: 0, length: attributedText.length)) { value, range, _ in
                guard let font = value as? UIFont, let scaling = font.scaling else { return }
                copy.addAttribute(.font, value: scaling.font(of: font, traits), range: range)
            }
            setAttributedText(copy)
        }
        guard let scaling = content.font.scaling else { return }
        let font = scaling.font(of: content.font, traits)
        guard font != content.font else { return }
        content.font = font
        contentChanged()
    }

    /// Adopts the interface's layout direction, before text is laid out.
    func updateDirection() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard content.isMirrored != isMirrored else { return }
        content.isMirrored = isMirrored
        layouts.removeAll()
    }
}

extension NSAttributedString {
    /// Returns the string with an alignment in all of its paragraph styles; the string itself if nothing changes.
    fileprivate func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
        let copy = TransientAttributedString(attributedString: self)
        var isChanged = false
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let style = value as? NSParagraphStyle, style.alignment != alignment,
                let newStyle = style.mutableCopy() as? NSMutableParagraphStyle
            else { return }
            newStyle.alignment = alignment
            copy.addAttribute(.paragraphStyle, value: newStyle, range: range)
            isChanged = true
        }
        return isChanged ? copy : self
    }

    /// Returns the string with a change to every paragraph style; `nil` if nothing changes. Text without a style starts
    /// from the default style.
    fileprivate func restyled(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString? {
        let copy = TransientAttributedString(attributedString: self)
        var isChanged = false
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            let style = value as? NSParagraphStyle
            let newStyle = NSMutableParagraphStyle()
            if let style { newStyle.setParagraphStyle(style) }
            change(newStyle)
            guard style != newStyle else { return }
            copy.addAttribute(.paragraphStyle, value: newStyle, range: range)
            isChanged = true
        }
        return isChanged ? copy : nil
    }

    /// Returns the string with an attribute over its whole length.
    fileprivate func with(_ key: Key, _ value: Any) -> NSAttributedString {
        let copy = TransientAttributedString(attributedString: self)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        return copy
    }
}
