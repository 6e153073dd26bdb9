extension TextLayout {
    /// Sets a text of which most was set before: what an edit left alone is taken over.
    ///
    /// - Parameter old: what `content` was before, in the same width, with no other limit; after anything else all is set anew.
    package convenience init(_ content: TextContent, width: CGFloat, replacing old: TextLayout?) {
        guard let old, let made = TextEdit(from: old, to: content, width: width)?.lines() else {
            self.init(content, width: width)
            return
        }
        self.init(content, width: old.width, unlimited: made.lines, broken: made.broken)
    }
}
