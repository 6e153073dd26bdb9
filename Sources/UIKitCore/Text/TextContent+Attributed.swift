extension TextContent {
    /// Creates content with the same attributes for the whole string.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]) {
        self.init(string, style: TextAttributes.style(attributes), paragraph: TextAttributes.paragraph(attributes) ?? TextParagraph())
    }

    /// Creates content from an attributed string.
    ///
    /// - Parameters:
    ///   - context: The text container and the line width for which attachments compute their bounds.
    ///   - links: The attributes that override the attributes of links; `nil` for the default link style.
    ///   - adjust: A closure that changes the attributes of each run.
    init(
        _ attributed: NSAttributedString, default font: TextFont = TextAttributes.defaultFont,
        attachmentContext context: AttachmentLayoutContext = AttachmentLayoutContext(), links: [NSAttributedString.Key: Any]? = nil,
        adjust: (inout TextStyle, inout TextParagraph) -> Void = { _, _ in }
    ) {
        let string = attributed.string
        var runs: [Run] = []
        var cursor = UTF16ToUTF8Cursor(string)
        var offset = 0
        var hasLists = false
        while offset < attributed.length {
            var range = NSRange()
            let attributes = TextAttributes.mergingLinkAttributes(attributed.attributes(at: offset, effectiveRange: &range), links)
            var context = context
            context.characterIndex = offset
            offset = max(range.location + range.length, offset + 1)
            let bytes = cursor.bytes(upTo: offset)
            guard !bytes.isEmpty else { continue }
            runs.append(Run.make(bytes, attributes, font, context, adjust))
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle, !style.textLists.isEmpty { hasLists = true }
        }
        if runs.isEmpty || cursor.position < string.utf8.count {
            let attributes = attributed.length > 0 ? attributed.attributes(at: attributed.length - 1, effectiveRange: nil) : [:]
            runs.append(Run.make(cursor.position..<string.utf8.count, attributes, font, context, adjust))
        }
        self.init(string, runs: hasLists ? ListMarkers.marked(runs, attributed) : runs)
    }

    /// Returns the same text with scaled fonts and font-dependent values. The indents and spacings of paragraphs are
    /// not scaled.
    func scaled(by factor: CGFloat) -> TextContent {
        TextContent(
            string,
            runs: runs.map { run in
                var run = run
                run.style.scale(by: factor)
                return run
            })
    }
}

extension TextStyle {
    /// Scales the font and the values that depend on its size.
    mutating func scale(by factor: CGFloat) {
        font.size *= factor
        kern *= factor
        baselineOffset *= factor
        guard let box = attachment else { return }
        let bounds = box.bounds.applying(CGAffineTransform(scaleX: factor, y: factor))
        attachment = TextAttachmentBox(bounds: bounds, image: box.image, isTemplate: box.isTemplate)
    }
}

extension TextContent.Run {
    fileprivate static func make(
        _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], _ font: TextFont, _ context: AttachmentLayoutContext,
        _ adjust: (inout TextStyle, inout TextParagraph) -> Void
    ) -> TextContent.Run {
        var style = TextAttributes.style(attributes, default: font)
        if let attachment = attributes[.attachment] as? NSTextAttachment { style.attachment = attachment.box(style.font, at: context) }
        var paragraph = TextAttributes.paragraph(attributes) ?? TextParagraph()
        adjust(&style, &paragraph)
        return TextContent.Run(range: range, style: style, paragraph: paragraph)
    }
}
