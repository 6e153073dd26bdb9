import UIKit

/// A layer whose diagonal grows by one point in each frame, until it reaches the layer's right edge.
///
/// All state belongs to the layer: two layers run side by side, each for its own width.
final class DiagonalLineLayer: CALayer {
    /// The length of the line, in points along both axes.
    private(set) var reach: CGFloat = 0
    /// The line's colour.
    var color = UIColor.label.cgColor {
        didSet { setNeedsDisplay() }
    }
    private var link: CADisplayLink?

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Starts growing from the line's present length.
    func run() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector("step", DiagonalLineLayer.step))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops growing, and invalidates the display link.
    func stop() {
        link?.invalidate()
        link = nil
    }

    private func step() {
        // A frame may begin before the first layout has given the layer its size.
        guard bounds.width > 0 else { return }
        reach = min(reach + 1, bounds.width)
        if reach >= bounds.width { stop() }
        setNeedsDisplay()
    }

    override func draw(in context: CGContext) {
        guard reach > 0 else { return }
        context.setStrokeColor(color)
        context.setLineWidth(2)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: reach, y: reach))
        context.strokePath()
    }
}
