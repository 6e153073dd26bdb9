/// The delegate methods of a layout manager. They are called on the thread that uses the layout manager.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called when the layout became invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called when a container was filled; with `nil` if no container has space for the rest of the text.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    /// Returns the space below the line that ends with a glyph, in points. The value replaces the paragraph's line
    /// spacing.
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

    /// Returns the line spacing of the paragraph style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.lineSpacing(ofGlyphAt: glyphIndex) }
}
