import UIKitCore

/// A compass: its needle shows where north is on a map, and a tap turns north up.
///
/// > Difference from Apple: one that an app puts somewhere itself is seen also while north is up.
/// - Source: https://developer.apple.com/documentation/mapkit/mkcompassbutton
@preconcurrency @MainActor open class MKCompassButton: UIControl, MapControl {
    /// 44 pt across: as large as a finger.
    private static let side: CGFloat = 44

    /// The map whose north it shows. Held weakly.
    open weak var mapView: MKMapView? { didSet { attach(insteadOf: oldValue) } }

    /// A compass of a map.
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

    /// A compass of no map.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    /// Points to the map's north.
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
        needle(in: context, tip: CGPoint(x: dial.midX, y: dial.minY + 3), .systemRed)
        needle(in: context, tip: CGPoint(x: dial.midX, y: dial.maxY - 3), .systemGray2)
    }

    private func needle(in context: CGContext, tip: CGPoint, _ color: UIColor) {
        context.move(to: tip)
        context.addLine(to: CGPoint(x: bounds.midX + 4, y: bounds.midY))
        context.addLine(to: CGPoint(x: bounds.midX - 4, y: bounds.midY))
        context.closePath()
        context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
        context.fillPath()
    }
}
