/// The elements of common shapes.
enum PathBuilder {
    /// The distance of a control point from the end of a quarter circle, relative to the radius: `4/3·tan(π/8)`.
    static let quarter: CGFloat = 0.5522847498307936

    static func rect(_ rect: CGRect, _ transform: CGAffineTransform) -> [PathStep] {
        guard !rect.isNull else { return [] }
        let steps: [PathStep] = [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
        return transform.isIdentity ? steps : steps.map { $0.applying(transform) }
    }

    /// The ellipse starts at the centre of the right side, in the direction of increasing angles.
    static func ellipse(in rect: CGRect, _ transform: CGAffineTransform) -> [PathStep] {
        guard !rect.isNull else { return [] }
        let rect = rect.standardized
        let (x0, y0, x1, y1, mx, my) = (rect.minX, rect.minY, rect.maxX, rect.maxY, rect.midX, rect.midY)
        let (kx, ky) = (rect.width / 2 * quarter, rect.height / 2 * quarter)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let steps: [PathStep] = [
            .move(p(x1, my)), .curve(p(x1, my + ky), p(mx + kx, y1), p(mx, y1)), .curve(p(mx - kx, y1), p(x0, my + ky), p(x0, my)),
            .curve(p(x0, my - ky), p(mx - kx, y0), p(mx, y0)), .curve(p(mx + kx, y0), p(x1, my - ky), p(x1, my)), .close,
        ]
        return transform.isIdentity ? steps : steps.map { $0.applying(transform) }
    }

    static func roundedRect(
        _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: CGAffineTransform
    ) -> [PathStep] {
        let rect = rect.standardized
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return self.rect(rect, transform) }
        let kx = rx * (1 - quarter)
        let ky = ry * (1 - quarter)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let steps: [PathStep] = [
            .move(p(x0 + rx, y0)), .line(p(x1 - rx, y0)), .curve(p(x1 - kx, y0), p(x1, y0 + ky), p(x1, y0 + ry)),
            .line(p(x1, y1 - ry)), .curve(p(x1, y1 - ky), p(x1 - kx, y1), p(x1 - rx, y1)),
            .line(p(x0 + rx, y1)), .curve(p(x0 + kx, y1), p(x0, y1 - ky), p(x0, y1 - ry)),
            .line(p(x0, y0 + ry)), .curve(p(x0, y0 + ky), p(x0 + kx, y0), p(x0 + rx, y0)), .close,
        ]
        return transform.isIdentity ? steps : steps.map { $0.applying(transform) }
    }

    /// Returns the start of the next element; `nil` for an empty path.
    static func currentPoint(of steps: [PathStep]) -> CGPoint? {
        guard let last = steps.last else { return nil }
        guard last == .close else { return last.end }
        for step in steps.reversed() {
            if case .move(let point) = step { return point }
        }
        return nil
    }
}
