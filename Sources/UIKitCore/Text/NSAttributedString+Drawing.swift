extension NSAttributedString {
    /// The size of the string in one line for each paragraph, in points; not rounded.
    public func size() -> CGSize {
        StringDrawing.size(TextContent(self))
    }

    /// Draws the string in the current context, its top left corner at `point`; nothing happens without a context.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(TextContent(self), at: point)
    }

    /// Draws the string in the current context, in lines as wide as `rect` and as many as fit its height.
    public func draw(in rect: CGRect) {
        StringDrawing.draw(TextContent(self), in: rect)
    }

    /// Draws the string in the current context as `options` say. `context` is told where the text lies.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing.draw(TextContent(self), in: rect, options, context)
    }

    /// The rectangle that the string takes up when drawn with the same options; in points, not rounded.
    ///
    /// `size` is the rectangle to draw in; a width or height of 0 or less is no limit.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing.boundingRect(TextContent(self), size, options, context)
    }
}
