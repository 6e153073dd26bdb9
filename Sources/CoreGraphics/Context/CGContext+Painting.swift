import Cairo

extension CGContext {
    /// Fills the path under construction, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

    /// Draws the line of the path under construction, and forgets it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or strokes the path under construction, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        guard !devicePath.isEmpty else { return }
        if mode != .stroke {
            handOver(devicePath)
            use(state.fillColor)
            cairo.setFillRule(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
            cairo.fill()
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
            handOver(devicePath)
            use(state.strokeColor)
            useLine()
            cairo.stroke()
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        guard Self.isDrawable(rect) else { return }
        use(state.fillColor)
        rectangle(rect)
        cairo.fill()
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills the ellipse in `rect`.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws the line of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws the line of a rectangle at a width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = kept
    }

    /// Draws the line of the ellipse in `rect`.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws separate lines, each between two points; an odd last point is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        guard Self.isDrawable(rect) else { return }
        cairo.setOperator(.clear)
        rectangle(rect)
        cairo.fill()
    }

    /// Hands steps in pixels to Cairo as they are.
    func handOver(_ steps: [PathStep]) {
        cairo.matrix = .identity
        defer { cairo.matrix = state.matrix.cairo }
        cairo.newPath()
        var current = CGPoint.zero
        for step in steps {
            switch CGPath.cubic(current, step) {
            case .move(let point): cairo.move(toX: Double(point.x), y: Double(point.y))
            case .line(let point): cairo.line(toX: Double(point.x), y: Double(point.y))
            case .curve(let a, let b, let end):
                cairo.curve(Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x), Double(end.y))
            case .quad: break  // cubic(_:_:) leaves none
            case .close: cairo.closePath()
            }
            current = step.points.last ?? current
        }
    }

    func rectangle(_ rect: CGRect) {
        cairo.newPath()
        cairo.rectangle(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    private func useLine() {
        cairo.setLineWidth(Double(state.lineWidth))
        cairo.setLineCap(state.lineCap == .butt ? .butt : state.lineCap == .round ? .round : .square)
        cairo.setLineJoin(state.lineJoin == .miter ? .miter : state.lineJoin == .round ? .round : .bevel)
        cairo.setMiterLimit(Double(state.miterLimit))
        cairo.setDash(state.dashLengths.map(Double.init), offset: Double(state.dashPhase))
    }

    static func isDrawable(_ rect: CGRect) -> Bool {
        rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite && !rect.isNull
    }
}
