extension NSAttributedString {
    /// A string of one character that an attachment stands in for.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The same as ``init(attachment:)`` with further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}

/// Where attachments are asked for their room.
struct AttachmentPlace {
    var container: NSTextContainer?
    /// In points.
    var width: CGFloat = 0
    var characterIndex = 0
}

extension NSTextAttachment {
    /// The same for the text engine.
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
