/// The status bar, with the time, the network strength and the battery.
///
/// The network strength is always full: it completes the appearance of a device, and does not show actual state.
final class StatusBarView: UIView {
    /// The content of the bar.
    struct Content: Hashable {
        var metrics: StatusBarMetrics
        var time: String
        /// The charge of the battery, 0…1.
        var battery: CGFloat
        var isBright: Bool
    }

    var content: Content {
        didSet {
            guard content != oldValue else { return }
            frame = content.metrics.frame
            setNeedsDisplay()
        }
    }

    init(_ content: Content) {
        self.content = content
        super.init(frame: content.metrics.frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = content.isBright ? UIColor.white : .black
        color.setFill()
        color.setStroke()
        drawTime(in: color)
        let metrics = content.metrics
        let scale = metrics.iconScale
        context.saveGState()
        context.translateBy(x: metrics.trailing - 27 * scale, y: metrics.centerY - 6.5 * scale)
        context.scaleBy(x: scale, y: scale)
        drawBattery(in: color)
        color.setStroke()
        context.translateBy(x: -24, y: 0.5)
        if metrics.network == .atBattery || metrics.network == .withoutCellular { drawWiFiSymbol() }
        context.translateBy(x: -24, y: 0)
        if metrics.network == .atBattery { drawSignalBars() }
        context.restoreGState()
        guard case .leading(let start) = metrics.network else { return }
        context.translateBy(x: start, y: metrics.centerY - 6 * scale)
        context.scaleBy(x: scale, y: scale)
        drawSignalBars()
        context.translateBy(x: 23, y: 0)
        drawWiFiSymbol()
    }

    private func drawTime(in color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [.font: content.metrics.font, .foregroundColor: color]
        let size = content.time.size(withAttributes: attributes)
        let center = content.metrics.timeCenter
        content.time.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), withAttributes: attributes)
    }

    private func drawBattery(in color: UIColor) {
        let outline = UIBezierPath(roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8)
        color.withAlphaComponent(0.35).setStroke()
        outline.lineWidth = 1
        outline.stroke()
        color.withAlphaComponent(0.4).setFill()
        UIBezierPath(roundedRect: CGRect(x: 26, y: 4.4, width: 1.4, height: 4.2), cornerRadius: 0.7).fill()
        color.setFill()
        let width = max(2, 21 * min(max(content.battery, 0), 1))
        UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: width, height: 9), cornerRadius: 2.4).fill()
    }

    /// Draws the Wi-Fi symbol, two arcs over a filled sector, in 17 by 12 points.
    private func drawWiFiSymbol() {
        let origin = CGPoint(x: 8.5, y: 11.6)
        let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
        for (radius, width) in [(CGFloat(10.6), CGFloat(2.1)), (6.9, 2.1)] {
            let wave = UIBezierPath(arcCenter: origin, radius: radius, startAngle: start, endAngle: end, clockwise: true)
            wave.lineWidth = width
            wave.stroke()
        }
        let point = UIBezierPath()
        point.move(to: origin)
        point.addArc(withCenter: origin, radius: 4.2, startAngle: start, endAngle: end, clockwise: true)
        point.close()
        point.fill()
    }

    /// Draws four rising bars, in 18 by 12 points.
    private func drawSignalBars() {
        for (index, height) in [CGFloat(4), 6.4, 9, 12].enumerated() {
            let bar = CGRect(x: CGFloat(index) * 4.9, y: 12 - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 0.9).fill()
        }
    }
}
