/// Takes part in setting text. The layout manager is any thread's that owns it, and so are these calls.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// What was known of lines no longer holds.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// A container was filled; `nil` if text is left that no container has room for.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    /// Points to leave below the line that ends with a glyph, in place of its paragraph's spacing.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}

    /// The line's own: that of its paragraph's style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.lineSpacing(ofGlyphAt: glyphIndex) }
}
