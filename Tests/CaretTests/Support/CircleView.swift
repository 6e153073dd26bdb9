import Caret

/// The circle of ``ArticleCircleView`` without its retain cycles: a display link draws a sector that grows over time.
@MainActor final class CircleView: UIView {
    var duration = 3.0
    private(set) var displayLink: CADisplayLink?
    private(set) var isRunning = false
    private(set) var lastTime = 0.0
    private(set) var progress = 0.0
    /// The counters of the tests.
    var passes = 0
    var draws: [Double] = []
    var invalidations = 0
    var lastPath: CGPath?
    var size: CGFloat = 100

    override func draw(_ rect: CGRect) {
        passes += 1
        guard isRunning, let displayLink else { return begin() }
        guard lastTime > 0 else { return lastTime = displayLink.timestamp }
        let elapsed = displayLink.timestamp - lastTime
        lastTime = displayLink.timestamp
        progress += 2 * .pi / duration * elapsed
        fill(progress)
        if progress > 2 * .pi { end() }
    }

    private func begin() {
        let link = CADisplayLink(target: self, selector: Selector("setNeedsDisplay", CircleView.redraw))
        link.add(to: .main, forMode: .default)
        displayLink = link
        isRunning = true
    }

    private func redraw() { setNeedsDisplay() }

    private func fill(_ radians: Double) {
        draws.append(radians)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let path = CGMutablePath()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        path.move(to: center)
        path.addLine(to: CGPoint(x: center.x + size, y: center.y))
        path.addArc(center: center, radius: size, startAngle: 0, endAngle: CGFloat(min(radians, 2 * .pi)), clockwise: false)
        path.closeSubpath()
        lastPath = path
        context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
        context.addPath(path)
        context.fillPath()
    }

    private func end() {
        displayLink?.invalidate()
        displayLink = nil
        invalidations += 1
        isRunning = false
        lastTime = 0
        progress = 0
    }
}
