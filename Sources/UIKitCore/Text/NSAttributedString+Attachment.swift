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
struct AttachmentPlace {
    var container: NSTextContainer?
    /// The width of the line, in points.
    var width: CGFloat = 0
    var characterIndex = 0
}

extension NSTextAttachment {
    /// Returns the attachment's box for the text engine.
    func box(_ font: TextFont, at place: AttachmentPlace) -> TextAttachmentBox {
        let line = CGRect(x: 0, y: 0, width: place.width, height: font.metrics.lineHeight)
        var room = attachmentBounds(
            for: place.container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: place.characterIndex)
        let image = image(forBounds: room, textContainer: place.container, characterIndex: place.characterIndex)
        if lineLayoutPadding > 0, lineLayoutPadding.isFinite { room.origin.x += lineLayoutPadding }
        var box = TextAttachmentBox(bounds: room, image: image?.uprightImage, isTemplate: image?.renderingMode == .alwaysTemplate)
        if lineLayoutPadding > 0, lineLayoutPadding.isFinite { box.trailing = lineLayoutPadding }
        return box
    }
}
