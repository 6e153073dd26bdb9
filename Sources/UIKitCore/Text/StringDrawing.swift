/// Measures and draws strings for the methods of `NSString`, `String` and `NSAttributedString`.
enum StringDrawing {
    /// As one line for each paragraph, however long.
    static func size(_ content: TextContent) -> CGSize {
        let size = TextLayout(content, width: .infinity).size
        return CGSize(width: size.width, height: size.height)
    }

    static func draw(_ content: TextContent, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(content, width: .infinity).draw(in: context, at: point)
    }

    /// What reaches below the rectangle is left out; so are lines that would start there.
    static func draw(_ content: TextContent, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = TextLayout(content, width: rect.width, maxHeight: rect.height, truncation: .none)
        layout.draw(in: context, at: rect.origin)
    }

    static func draw(
        _ content: TextContent, in rect: CGRect, _ options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?
    ) {
        let (layout, bounds) = measure(content, rect.size, options)
        drawing?.totalBounds = bounds
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY - rise))
    }

    static func boundingRect(
        _ content: TextContent, _ size: CGSize, _ options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = measure(content, size, options).bounds
        drawing?.totalBounds = bounds
        return bounds
    }

    private static func measure(
        _ content: TextContent, _ size: CGSize, _ options: NSStringDrawingOptions
    ) -> (layout: TextLayout, bounds: CGRect) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = TextLayout(content, width: .infinity, maximumLines: 1, truncation: .none)
            return (layout, CGRect(origin: CGPoint(x: 0, y: layout.lastBaseline - layout.size.height), size: layout.size))
        }
        // Apple's measuring takes 0 and less for no limit.
        let width = size.width > 0 ? size.width : .infinity
        let truncates = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let layout = TextLayout(
            content, width: width, maxHeight: truncates ? size.height : .infinity, truncation: truncates ? .tail : .none)
        return (layout, CGRect(origin: .zero, size: layout.size))
    }
}
