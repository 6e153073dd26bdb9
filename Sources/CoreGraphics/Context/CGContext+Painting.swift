import Cairo

extension CGContext {
    /// Fills the current path, and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

    /// Strokes the current path, and discards it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or strokes the current path, or both, and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke, !devicePath.isEmpty {
            mark(PointBox(around: devicePath).rect) { cairo in
                if fillRoundRectIfAligned(on: cairo) { return }
                trace(devicePath, on: cairo)
                cairo.setFillRule(mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
                use(state.fillColor, on: cairo)
                fillInside(on: cairo)
            }
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke, !devicePath.isEmpty, state.matrix.allowsStroking {
            mark(strokedArea(devicePath)) { cairo in
                trace(devicePath, on: cairo)
                use(state.strokeColor, on: cairo)
                usePen(along: devicePath, on: cairo)
                guard state.blendMode.isUnbounded, canvas.base != nil else { return cairo.stroke() }
                let area = PixelRect(clamping: strokedArea(devicePath)).intersection(visiblePixels(of: cairo)).intersection(canvas.bounds)
                replace(area, on: cairo) { cairo.stroke() }
            }
        }
        beginPath()
    }

    /// Fills a rectangle, and discards the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        fill(rect, with: state.fillColor)
    }

    /// Fills a rectangle with another colour. The current path is unchanged.
    package func fill(_ rect: CGRect, with color: CGColor) {
        guard Self.isDrawable(rect) else { return }
        mark(rect.applying(state.matrix)) { cairo in
            trace(rect, on: cairo)
            cairo.setFillRule(.winding)
            use(color, on: cairo)
            fillInside(on: cairo)
        }
    }

    /// Fills rectangles as one path: overlapping parts are painted once.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse in `rect`.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with another line width, in user space.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let savedWidth = state.pen.width
        setLineWidth(width)
        stroke(rect)
        state.pen.width = savedWidth
    }

    /// Strokes the ellipse in `rect`.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes separate lines between pairs of points. An odd last point is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Clears a rectangle, independent of alpha, blend mode and shadow; to black in a context without alpha.
    public func clear(_ rect: CGRect) {
        beginPath()
        guard Self.isDrawable(rect) else { return }
        let (shadow, mode) = (state.shadow, state.blendMode)
        (state.shadow, state.blendMode) = (nil, .clear)
        mark(rect.applying(state.matrix)) { cairo in
            trace(rect, on: cairo)
            cairo.setOperator(.clear)
            cairo.fill()
        }
        (state.shadow, state.blendMode) = (shadow, mode)
    }
}
