/// Measures and draws strings for the methods of `NSString`, `String` and `NSAttributedString`.
///
/// Each method computes a `TextLayout` of the text engine at the width, and draws or measures that layout. If the
/// text does not fit and the drawing context has a minimum scale factor, eight steps of bisection find the largest
/// factor that fits. Each step computes a new layout. The factor and the bounds are then written to the drawing
/// context.
enum StringDrawing {
    /// Returns the size with one line of any length for each paragraph.
    static func size(_ content: TextContent) -> CGSize {
        let size = TextLayout(content, width: .infinity).size
        return CGSize(width: size.width, height: size.height)
    }

    static func draw(_ content: TextContent, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(content, width: .infinity).draw(in: context, at: point)
    }

    /// Draws only the lines that fit the rectangle's height.
    static func draw(_ content: TextContent, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = TextLayout(content, width: rect.width, maxHeight: rect.height, truncation: .none)
        layout.draw(in: context, at: rect.origin)
    }

    static func draw(
        _ content: TextContent, in rect: CGRect, _ options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?
    ) {
        let (layout, bounds) = measure(content, rect.size, options, drawing)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let ascent = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY - ascent))
        drawing?.totalBounds = bounds
    }

    static func boundingRect(
        _ content: TextContent, _ size: CGSize, _ options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?
    ) -> CGRect {
        measure(content, size, options, drawing).bounds
    }

    private static func measure(
        _ content: TextContent, _ size: CGSize, _ options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?
    ) -> (layout: TextLayout, bounds: CGRect) {
        var content = options.contains(.usesFontLeading) ? content : content.withoutLeading
        let scale = scaleThatFits(content, size, options, smallest: drawing?.minimumScaleFactor ?? 0)
        if scale < 1 { content = content.scaled(by: scale) }
        let (layout, bounds) = layOut(content, size, options)
        drawing?.actualScaleFactor = scale
        drawing?.totalBounds = bounds
        return (layout, bounds)
    }

    private static func layOut(
        _ content: TextContent, _ size: CGSize, _ options: NSStringDrawingOptions
    ) -> (layout: TextLayout, bounds: CGRect) {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = TextLayout(content, width: .infinity, maximumLines: 1, truncation: .none)
            return (layout, CGRect(origin: CGPoint(x: 0, y: layout.lastBaseline - layout.size.height), size: layout.size))
        }
        // A width or height of 0 or less is no limit, as on Apple's systems.
        let width = size.width > 0 ? size.width : .infinity
        let truncates = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let layout = TextLayout(
            content, width: width, maxHeight: truncates ? size.height : .infinity, truncation: truncates ? .tail : .none)
        return (layout, CGRect(origin: .zero, size: layout.size))
    }

    /// Returns the largest factor down to `smallest` at which the text fits; `smallest` if the text never fits.
    private static func scaleThatFits(
        _ content: TextContent, _ size: CGSize, _ options: NSStringDrawingOptions, smallest: CGFloat
    ) -> CGFloat {
        guard smallest > 0, smallest < 1 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool {
            let bounds = layOut(scale < 1 ? content.scaled(by: scale) : content, size, options.subtracting(.truncatesLastVisibleLine))
                .bounds
            return (size.width <= 0 || bounds.width <= size.width + 0.01) && (size.height <= 0 || bounds.height <= size.height + 0.01)
        }
        guard !fits(1) else { return 1 }
        guard fits(smallest) else { return smallest }
        var (low, high) = (smallest, CGFloat(1))
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension TextContent {
    /// The same text without the leading of the font files. The leading of symbolic traits remains.
    fileprivate var withoutLeading: TextContent {
        guard runs.contains(where: { $0.style.font.metrics.leading != $0.style.font.extraLeading }) else { return self }
        return TextContent(
            string,
            runs: runs.map { run in
                var run = run
                if run.style.font.extraLeading == 0 { run.style.font.usesLeading = false }
                return run
            })
    }
}
