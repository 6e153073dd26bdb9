extension NSAttributedString {
    /// Returns the size of the string with one line for each paragraph, in points and not rounded.
    public func size() -> CGSize {
        StringDrawing.size(TextContent(self))
    }

    /// Draws the string in the current context with its top left corner at `point`; does nothing without a context.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(TextContent(self), at: point)
    }

    /// Draws the string in the current context. Lines wrap at the width of `rect`; lines that exceed its height are
    /// not drawn.
    public func draw(in rect: CGRect) {
        StringDrawing.draw(TextContent(self), in: rect)
    }

    /// Draws the string in the current context with drawing options. `context` receives the bounds of the text.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing.draw(TextContent(self), in: rect, options, context)
    }

    /// Returns the rectangle that the string occupies when drawn with the same options; in points, not rounded.
    ///
    /// `size` is the available size; a width or height of 0 or less is no limit.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing.boundingRect(TextContent(self), size, options, context)
    }
}
