import UIKit

/// A disc that fans out from three o'clock, a little more in each frame.
///
/// The link runs only while the view is in a window: a link keeps its target alive until it is invalidated.
final class PieView: UIView {
    private static let radius: CGFloat = 100
    private static let fullTurn = 2 * CGFloat.pi

    /// The time until the disc is whole, in seconds.
    var duration: CFTimeInterval = 3
    /// The visible fraction of the disc, from 0 to 1.
    private(set) var fraction: CGFloat = 0
    private var link: CADisplayLink?
    private var start: CFTimeInterval?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        accessibilityIdentifier = "Pie"
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 2 * Self.radius + 80)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stop() } else { run() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        run()
    }

    /// Starts over.
    func run() {
        stop()
        (fraction, start) = (0, nil)
        let link = CADisplayLink(target: self, selector: Selector("step:", PieView.step))
        link.add(to: .main, forMode: .common)
        self.link = link
        setNeedsDisplay()
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    private func step(_ link: CADisplayLink) {
        let begin = start ?? link.timestamp
        start = begin
        fraction = min(1, (link.timestamp - begin) / duration)
        if fraction == 1 { stop() }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        UIColor.systemFill.setStroke()
        let rim = UIBezierPath(arcCenter: center, radius: Self.radius, startAngle: 0, endAngle: Self.fullTurn, clockwise: true)
        rim.stroke()
        guard fraction > 0 else { return }
        let piece = UIBezierPath()
        piece.move(to: center)
        piece.addArc(
            withCenter: center, radius: Self.radius, startAngle: 0, endAngle: Self.fullTurn * fraction, clockwise: true)
        piece.close()
        UIColor.systemBlue.setFill()
        piece.fill()
    }
}
