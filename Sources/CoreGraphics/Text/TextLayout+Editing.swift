extension TextLayout {
    /// Lays out edited text, and reuses the unchanged lines of the previous layout.
    ///
    /// - Parameter old: The layout of the previous text with the same width and no other limit. With another layout,
    ///   the whole text is laid out.
    package convenience init(_ content: TextContent, width: CGFloat, replacing old: TextLayout?) {
        guard let old, let result = TextEdit(from: old, to: content, width: width)?.lines() else {
            self.init(content, width: width)
            return
        }
        self.init(content, width: old.width, unlimited: result.lines, broken: result.broken)
    }
}
