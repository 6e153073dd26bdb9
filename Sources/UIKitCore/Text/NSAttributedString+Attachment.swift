extension NSAttributedString {
    /// Creates a string of one attachment character, U+FFFC, with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Creates a string of one attachment character with an attachment and further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}

/// The text container and line for which an attachment computes its bounds.
struct AttachmentLayoutContext {
    var container: NSTextContainer?
    /// The width of the line, in points.
    var width: CGFloat = 0
    var characterIndex = 0
}

extension NSTextAttachment {
    /// Returns the attachment's box for the text engine.
    func box(_ font: TextFont, at context: AttachmentLayoutContext) -> TextAttachmentBox {
        let line = CGRect(x: 0, y: 0, width: context.width, height: font.metrics.lineHeight)
        var imageBounds = attachmentBounds(
            for: context.container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: context.characterIndex)
        let image = image(forBounds: imageBounds, textContainer: context.container, characterIndex: context.characterIndex)
        if lineLayoutPadding > 0, lineLayoutPadding.isFinite { imageBounds.origin.x += lineLayoutPadding }
        var box = TextAttachmentBox(bounds: imageBounds, image: image?.uprightImage, isTemplate: image?.renderingMode == .alwaysTemplate)
        if lineLayoutPadding > 0, lineLayoutPadding.isFinite { box.trailingSpace = lineLayoutPadding }
        return box
    }
}
