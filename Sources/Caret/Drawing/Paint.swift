/// What an area is filled with.
public enum Paint {
    /// A colour; one that was made of an image repeats the image.
    case color(UIColor)
    /// A pattern that brings its colours, and how much of it covers what is below: from 0 to 1.
    case pattern(CGPattern, alpha: CGFloat = 1)
    /// A pattern without colours, like a stencil, and the colour that it lets through.
    case stencil(CGPattern, UIColor)

    /// A pattern of cells that a closure draws, one beside the other.
    ///
    /// ```swift
    /// context.fill(rect, with: .pattern(cell: CGSize(width: 8, height: 8)) { cell in cell.fillEllipse(in: dot) })
    /// ```
    /// Nothing is filled, with a diagnostic, if a cell is empty.
    ///
    /// - Parameters:
    ///   - cell: a cell's size, in points of the context.
    ///   - alpha: how much of the pattern covers what is below, from 0 to 1.
    ///   - draw: draws a cell, whose origin is 0, 0; kept as long as the paint.
    public static func pattern(cell: CGSize, alpha: CGFloat = 1, draw: @escaping (CGContext) -> Void) -> Paint {
        Hooks.pattern(cell: cell, isColored: true, draw).map { .pattern($0, alpha: alpha) } ?? .color(.clear)
    }

    /// A stencil of cells that a closure cuts, one beside the other, and the colour that it lets through.
    ///
    /// - Parameters:
    ///   - cell: a cell's size, in points of the context. Nothing is filled, with a diagnostic, if it is empty.
    ///   - color: what is seen where the closure draws.
    ///   - draw: draws a cell, whose origin is 0, 0; colours that it sets do not count.
    public static func stencil(cell: CGSize, _ color: UIColor, draw: @escaping (CGContext) -> Void) -> Paint {
        Hooks.pattern(cell: cell, isColored: false, draw).map { .stencil($0, color) } ?? .color(.clear)
    }
}

extension CGContext {
    /// Fills a rectangle, whatever with. The context's own fill colour is left as it is.
    ///
    /// ```swift
    /// context.fill(rect, with: .color(isSelected ? .systemBlue : stripes))
    /// ```
    public func fill(_ rect: CGRect, with paint: Paint) {
        paint.use(in: self) { fill(rect) }
    }

    /// Fills the current path, whatever with, and lets go of it. The context's own fill colour is left as it is.
    public func fillPath(with paint: Paint) {
        // A path is no part of the state that is saved, so it is there after the colour was set.
        paint.use(in: self) { fillPath() }
    }
}

extension Paint {
    fileprivate func use(in context: CGContext, _ body: () -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        switch self {
        case .color(let color): context.setFillColor(color.cgColor)
        case .pattern(let pattern, let alpha):
            guard let space = CGColorSpace(patternBaseSpace: nil) else { return }
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [alpha])
        case .stencil(let pattern, let color):
            let ink = color.cgColor
            guard let base = ink.colorSpace, let space = CGColorSpace(patternBaseSpace: base) else { return }
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: ink.components ?? [])
        }
        body()
    }
}
