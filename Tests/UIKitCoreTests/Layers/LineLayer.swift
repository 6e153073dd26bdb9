@testable import UIKitCore

/// A line that grows along the diagonal, one pixel in each frame, until it reaches the right edge of the drawable.
///
/// All state is in the layer, and the display link does not retain the layer.
final class LineLayer: CALayer {
    private(set) var end = CGPoint.zero
    /// The number of drawn passes.
    private(set) var passes = 0
    /// The number of draw requests, the first pass included.
    private(set) var draws = 0
    private(set) var hasEnded = false
    private var link: CADisplayLink?

    var isRunning: Bool { link != nil }

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    isolated deinit { link?.invalidate() }

    override func draw(in ctx: CGContext) {
        draws += 1
        guard isRunning || hasEnded else { return start() }
        if !hasEnded { grow(within: ctx.boundingBoxOfClipPath.width) }
        passes += 1
        ctx.setStrokeColor(.black)
        ctx.setLineWidth(1)
        ctx.move(to: .zero)
        ctx.addLine(to: end)
        ctx.strokePath()
    }

    private func start() {
        let link = CADisplayLink(target: Target(self), selector: Selector("step:", Target.step(_:)))
        link.add(to: .main, forMode: .default)
        self.link = link
    }

    private func grow(within width: CGFloat) {
        end = CGPoint(x: min(end.x + 1, width), y: min(end.y + 1, width))
        guard end.x >= width else { return }
        hasEnded = true
        link?.invalidate()
        link = nil
    }

    /// The object that the link retains instead of the layer.
    @MainActor private final class Target {
        weak var layer: LineLayer?

        init(_ layer: LineLayer) {
            self.layer = layer
        }

        func step(_ link: CADisplayLink) {
            guard let layer else { return link.invalidate() }
            layer.setNeedsDisplay()
        }
    }
}

/// A view that shows the line while it is in another view.
final class LineView: UIView {
    private(set) var lines: [LineLayer] = []

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, lines.isEmpty else { return }
        let line = LineLayer()
        line.frame = bounds
        layer.addSublayer(line)
        line.setNeedsDisplay()
        lines.append(line)
    }
}
