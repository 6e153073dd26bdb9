import Caret

/// A circle with the mistakes of the article that published it. It has one link for the view's life. Its progress is
/// never reset, so that the arc exceeds two pi.
@MainActor final class ArticleCircleView: UIView {
    var duration = 3.0
    private(set) lazy var displayLink = CADisplayLink(
        target: self, selector: Selector("setNeedsDisplay", ArticleCircleView.setNeedsDisplay))
    private(set) var isRunning = false
    private(set) var lastDrawTime = 0.0
    private(set) var drawProgress = 0.0
    /// The counters of the tests.
    private(set) var passes = 0
    private(set) var draws: [Double] = []
    private(set) var invalidations = 0

    override func draw(_ rect: CGRect) {
        passes += 1
        guard isRunning else {
            displayLink.add(to: .main, forMode: .default)
            isRunning = true
            return
        }
        guard lastDrawTime != 0 else {
            lastDrawTime = displayLink.timestamp
            return
        }
        let elapsed = displayLink.timestamp - lastDrawTime
        lastDrawTime = displayLink.timestamp
        let radians = drawProgress + 2 * .pi / duration * elapsed
        draws.append(radians)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.blue.cgColor)
        context.move(to: center)
        context.addLine(to: CGPoint(x: center.x + 100, y: center.y))
        context.addArc(center: center, radius: 100, startAngle: 0, endAngle: radians, clockwise: false)
        context.closePath()
        context.fillPath()
        drawProgress = radians
        if radians > 2 * .pi {
            displayLink.invalidate()
            invalidations += 1
            isRunning = false
            lastDrawTime = 0
        }
    }
}
