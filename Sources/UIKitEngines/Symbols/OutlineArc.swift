import CoreGraphics

/// An elliptical arc between two points, as in SVG.
///
/// The endpoint parameters are converted to a centre, a start angle and a sweep. Radii that are too small to connect
/// the points are enlarged. The sweep is divided into parts of at most a quarter turn. Each part is a cubic Bézier
/// curve of the unit circle, mapped to the ellipse.
/// - Source: https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes
struct OutlineArc {
    let from: CGPoint
    let to: CGPoint
    let radii: CGSize
    /// The rotation of the ellipse's axes, in radians.
    let rotation: CGFloat
    let isLarge: Bool
    let isClockwise: Bool

    /// Adds the arc to a path; adds a line if a radius is 0.
    func add(to path: CGMutablePath) {
        var width = abs(radii.width)
        var height = abs(radii.height)
        guard width > 0, height > 0, from != to else { return path.addLine(to: to) }
        // `x`, `y` and `local` are relative to the ellipse's axes and to the midpoint of the two points.
        let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
        let x = cos(rotation) * half.x + sin(rotation) * half.y
        let y = -sin(rotation) * half.x + cos(rotation) * half.y
        let squaredRadiusRatio = (x * x) / (width * width) + (y * y) / (height * height)
        if squaredRadiusRatio > 1 {
            width *= squaredRadiusRatio.squareRoot()
            height *= squaredRadiusRatio.squareRoot()
        }
        let squaredCenterFactor = max(0, 1 / max(squaredRadiusRatio, 1e-12) - 1)
        let sign: CGFloat = isLarge == isClockwise ? -1 : 1
        let factor = squaredRadiusRatio > 1 ? 0 : sign * squaredCenterFactor.squareRoot()
        let local = CGPoint(x: factor * width * y / height, y: -factor * height * x / width)
        let center = CGPoint(
            x: cos(rotation) * local.x - sin(rotation) * local.y + (from.x + to.x) / 2,
            y: sin(rotation) * local.x + cos(rotation) * local.y + (from.y + to.y) / 2)
        let start = atan2((y - local.y) / height, (x - local.x) / width)
        var sweep = atan2((-y - local.y) / height, (-x - local.x) / width) - start
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard sweep.isFinite else { return path.addLine(to: to) }
        let unitCircleToEllipse = CGAffineTransform(scaleX: width, y: height).concatenating(CGAffineTransform(rotationAngle: rotation))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        addCurves(from: start, sweep: sweep, unitCircleToEllipse, to: path)
    }

    /// Adds curves of at most a quarter turn each, mapped from the unit circle.
    private func addCurves(from start: CGFloat, sweep: CGFloat, _ unitCircleToEllipse: CGAffineTransform, to path: CGMutablePath) {
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handleLength = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let a = start + CGFloat(index) * step
            let b = a + step
            let end = index == count - 1 ? to : CGPoint(x: cos(b), y: sin(b)).applying(unitCircleToEllipse)
            path.addCurve(
                to: end,
                control1: CGPoint(x: cos(a) - handleLength * sin(a), y: sin(a) + handleLength * cos(a)).applying(unitCircleToEllipse),
                control2: CGPoint(x: cos(b) + handleLength * sin(b), y: sin(b) - handleLength * cos(b)).applying(unitCircleToEllipse))
        }
    }
}
