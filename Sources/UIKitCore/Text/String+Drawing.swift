extension String {
    /// Returns the size of the string with one line for each paragraph, in points and not rounded.
    ///
    /// - Parameter attrs: The attributes of the text; `nil` for the system font at 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing.size(TextContent(self, attributes: attrs ?? [:]))
    }

    /// Draws the string in the current context with its top left corner at `point`; does nothing without a context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing.draw(TextContent(self, attributes: attrs ?? [:]), at: point)
    }

    /// Draws the string in the current context. Lines wrap at the width of `rect`; lines that exceed its height are
    /// not drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing.draw(TextContent(self, attributes: attrs ?? [:]), in: rect)
    }

    /// Draws the string in the current context with drawing options. `context` receives the bounds of the text.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing.draw(TextContent(self, attributes: attributes ?? [:]), in: rect, options, context)
    }

    /// Returns the rectangle that the string occupies when drawn with the same options; in points, not rounded.
    ///
    /// `size` is the available size; a width or height of 0 or less is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(TextContent(self, attributes: attributes ?? [:]), size, options, context)
    }
}
