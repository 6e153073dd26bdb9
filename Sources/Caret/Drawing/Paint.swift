/// The colour or pattern that fills an area.
public indirect enum Paint {
    /// A colour. If the colour has a pattern image, the image is repeated.
    case color(UIColor)
    /// A coloured pattern, with its opacity from 0 to 1.
    case pattern(CGPattern, alpha: CGFloat = 1)
    /// An uncoloured pattern, and the colour in which it is drawn.
    case stencil(CGPattern, UIColor)
    /// Several paints on top of each other, from the lowest to the highest.
    case layers([Paint])

    /// Returns a pattern of adjacent cells that a closure draws.
    ///
    /// ```swift
    /// context.fill(rect, with: .pattern(cell: CGSize(width: 8, height: 8)) { cell in cell.fillEllipse(in: dot) })
    /// ```
    /// If the cell is empty, nothing is filled and a diagnostic is reported.
    ///
    /// - Parameters:
    ///   - cell: The size of a cell, in points of the context's coordinate system.
    ///   - alpha: The opacity of the pattern, from 0 to 1.
    ///   - draw: Draws a cell, whose origin is 0, 0. The paint retains the closure.
    public static func pattern(cell: CGSize, alpha: CGFloat = 1, draw: @escaping (CGContext) -> Void) -> Paint {
        Hooks.pattern(cell: cell, isColored: true, draw).map { .pattern($0, alpha: alpha) } ?? .color(.clear)
    }

    /// Returns an uncoloured pattern of adjacent cells, which is filled with a colour.
    ///
    /// - Parameters:
    ///   - cell: The size of a cell, in points of the context's coordinate system. If it is empty, nothing is filled
    ///     and a diagnostic is reported.
    ///   - color: The colour of the areas that the closure draws.
    ///   - draw: Draws a cell, whose origin is 0, 0. Colours that the closure sets are ignored.
    public static func stencil(cell: CGSize, _ color: UIColor, draw: @escaping (CGContext) -> Void) -> Paint {
        Hooks.pattern(cell: cell, isColored: false, draw).map { .stencil($0, color) } ?? .color(.clear)
    }
}

extension CGContext {
    /// Fills a rectangle with a paint. The fill colour of the context is unchanged.
    ///
    /// ```swift
    /// context.fill(rect, with: .color(isSelected ? .systemBlue : stripes))
    /// ```
    public func fill(_ rect: CGRect, with paint: Paint) {
        guard case .layers(let paints) = paint else { return paint.apply(in: self) { fill(rect) } }
        for paint in paints { fill(rect, with: paint) }
    }

    /// Fills the current path with a paint and clears the path. The fill colour of the context is unchanged.
    public func fillPath(with paint: Paint) {
        guard case .layers(let paints) = paint else {
            // The saved graphics state does not include the current path, so that the path is kept.
            return paint.apply(in: self) { fillPath() }
        }
        let area = path
        beginPath()
        for paint in paints {
            if let area { addPath(area) }
            fillPath(with: paint)
        }
    }
}

extension Paint {
    fileprivate func apply(in context: CGContext, _ body: () -> Void) {
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
        case .layers: preconditionFailure("Paint: layers are filled one by one, so that no single colour is set.")
        }
        body()
    }
}
