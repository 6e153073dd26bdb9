import UIKitCore

/// A compass whose needle points to the north of a map. A tap rotates the map so that north is up.
///
/// > Difference from Apple: a compass that an app adds itself is visible even while north is up.
/// - Source: https://developer.apple.com/documentation/mapkit/mkcompassbutton
@preconcurrency @MainActor open class MKCompassButton: UIControl, MapControl {
    /// The side length of 44 pt, the size of a touch target.
    private static let side: CGFloat = 44

    /// The map whose heading the compass displays, held weakly.
    open weak var mapView: MKMapView? { didSet { attach(insteadOf: oldValue) } }

    /// Creates a compass for a map.
    public init(mapView: MKMapView?) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.mapView = mapView
        backgroundColor = .clear
        isOpaque = false
        accessibilityLabel = "Compass"
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.mapView?.faceNorth() }, for: .touchUpInside)
        attach(insteadOf: nil)
    }

    /// Creates a compass from an archive, without a map.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    /// Rotates the needle to the map's north.
    func update() {
        transform = CGAffineTransform(rotationAngle: -(mapView?.state.viewport.heading ?? 0) * .pi / 180)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let dial = bounds.shrunk(dx: 4, dy: 4)
        context.setFillColor(UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).withAlphaComponent(0.95).cgColor)
        context.fillEllipse(in: dial)
        context.setStrokeColor(UIColor.separator.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: dial)
        drawNeedle(in: context, tip: CGPoint(x: dial.midX, y: dial.minY + 3), .systemRed)
        drawNeedle(in: context, tip: CGPoint(x: dial.midX, y: dial.maxY - 3), .systemGray2)
    }

    private func drawNeedle(in context: CGContext, tip: CGPoint, _ color: UIColor) {
        context.move(to: tip)
        context.addLine(to: CGPoint(x: bounds.midX + 4, y: bounds.midY))
        context.addLine(to: CGPoint(x: bounds.midX - 4, y: bounds.midY))
        context.closePath()
        context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
        context.fillPath()
    }
}
