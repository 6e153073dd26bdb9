import Cairo

/// Passes shapes to Cairo, within Cairo's coordinate range.
extension CGContext {
    /// Sets Cairo's path to elements in pixels.
    func trace(_ steps: [PathStep], on cairo: CairoContext) {
        let savedMatrix = cairo.matrix
        cairo.matrix = .identity
        cairo.newPath()
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for step in steps {
            switch CGPath.cubic(current, step).map(Self.clamped) {
            case .move(let point):
                cairo.move(toX: Double(point.x), y: Double(point.y))
                start = point
            case .line(let point): cairo.line(toX: Double(point.x), y: Double(point.y))
            case .curve(let a, let b, let end):
                cairo.curve(Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x), Double(end.y))
            case .quad: break  // cubic(_:_:) returns no quadratic curves.
            case .close: cairo.closePath()
            }
            current = step.end ?? start
        }
        cairo.matrix = savedMatrix
    }

    /// Sets Cairo's path to a rectangle in user space.
    func trace(_ rect: CGRect, on cairo: CairoContext) {
        guard isInCairoRange(rect) else { return trace(PathBuilder.rect(rect, state.matrix), on: cairo) }
        cairo.newPath()
        cairo.rectangle(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    /// Sets Cairo's path to a rectangle with rounded corners. The radius is limited to half of the shorter side.
    func trace(_ rect: CGRect, radius: CGFloat, on cairo: CairoContext) {
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        guard radius > 0 else { return trace(rect, on: cairo) }
        guard isInCairoRange(rect) else { return trace(PathBuilder.roundedRect(rect, radius, radius, state.matrix), on: cairo) }
        cairo.newPath()
        cairo.roundedRectangle(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height), radius: Double(radius))
    }

    /// Returns whether a rectangle in user space lies in Cairo's coordinate range.
    private func isInCairoRange(_ rect: CGRect) -> Bool {
        let m = state.matrix
        let x = max(abs(rect.minX), abs(rect.maxX))
        let y = max(abs(rect.minY), abs(rect.maxY))
        return abs(m.a) * x + abs(m.c) * y + abs(m.tx) < Self.coordinateLimit
            && abs(m.b) * x + abs(m.d) * y + abs(m.ty) < Self.coordinateLimit
    }

    private static func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, -coordinateLimit), coordinateLimit), y: min(max(point.y, -coordinateLimit), coordinateLimit))
    }

    /// Passes the pen to Cairo, for a line along elements in pixels.
    func usePen(along steps: [PathStep], on cairo: CairoContext) {
        usePen(length: state.pen.dashes.isEmpty ? 0 : length(of: steps), on: cairo)
    }

    /// Passes the pen to Cairo, for lines of about this length in user space.
    func usePen(length: CGFloat, on cairo: CairoContext) {
        let pen = state.pen
        let scale = max(hypot(state.matrix.a, state.matrix.b), hypot(state.matrix.c, state.matrix.d))
        cairo.setLineWidth(Double(min(pen.width, Self.coordinateLimit / max(scale, .leastNormalMagnitude))))
        cairo.setLineCap(pen.cap.cairo)
        cairo.setLineJoin(pen.join.cairo)
        cairo.setMiterLimit(Double(pen.miterLimit))
        cairo.setDash(isDashCountAllowed(length) ? pen.dashes : [], offset: pen.dashPhase)
    }

    /// Returns whether the line has dashes, and fewer than 100,000 of them. Any other line is drawn solid.
    private func isDashCountAllowed(_ length: CGFloat) -> Bool {
        let dashes = state.pen.dashes
        return !dashes.isEmpty && length * CGFloat(dashes.count) / CGFloat(dashes.reduce(0, +)) < 100_000
    }

    /// Returns the length of a line along elements in pixels, in user space.
    private func length(of steps: [PathStep]) -> CGFloat {
        let inverse = state.matrix.inverted()
        var length: CGFloat = 0
        var last: CGPoint?
        for step in steps {
            for point in step.points {
                let point = Self.clamped(point).applying(inverse)
                if let last { length += hypot(point.x - last.x, point.y - last.y) }
                last = point
            }
        }
        return length
    }

    /// Returns the area that the stroke of elements in pixels may touch.
    func strokedArea(_ steps: [PathStep]) -> CGRect {
        let box = PointBox(around: steps).rect
        guard !box.isNull else { return .null }
        let scale = max(hypot(state.matrix.a, state.matrix.b), hypot(state.matrix.c, state.matrix.d))
        let distance = state.pen.width * scale * state.pen.extent / 2 + 2
        return box.insetBy(dx: -distance, dy: -distance)
    }
}

extension CGAffineTransform {
    /// Whether a round pen keeps an area under the transform. Cairo would stroke with a flattened pen for minutes,
    /// without a visible result.
    var allowsStroking: Bool {
        let squaredNorm = a * a + b * b + c * c + d * d
        return squaredNorm.isFinite && abs(a * d - b * c) > 1e-6 * squaredNorm
    }
}

extension CGLineCap {
    var cairo: CairoLineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    var cairo: CairoLineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
