import MapEngines
import UIKitCore

/// A scale bar, whose length corresponds to a distance at the centre of the map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkscaleview
@preconcurrency @MainActor open class MKScaleView: UIView, MapControl {
    /// The maximum length of the bar, in points.
    private static let maximumLength = 120.0

    /// The map whose scale the view displays, held weakly.
    open weak var mapView: MKMapView? { didSet { attach(insteadOf: oldValue) } }
    /// Whether the scale is metric rather than in feet and miles. Defaults to the measurement system of the current
    /// locale.
    public final var usesMetricSystem = Locale.current.measurementSystem == .metric { didSet { update() } }
    private var bar: ScaleBar? { didSet { if bar != oldValue { setNeedsDisplay() } } }

    /// Creates a scale for a map.
    public init(mapView: MKMapView?) {
        super.init(frame: .zero)
        self.mapView = mapView
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        frame.size = intrinsicContentSize
        attach(insteadOf: nil)
    }

    /// Creates a scale from an archive, without a map.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.maximumLength + 24, height: 26) }

    /// The text of the scale, such as `500 m`; `nil` without a map.
    public final var text: String? { bar?.text }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    /// Updates the bar to the scale of the map.
    func update() {
        bar = mapView.flatMap {
            ScaleBar(metersPerPoint: $0.state.viewport.metersPerPoint, maximumLength: Self.maximumLength, isMetric: usesMetricSystem)
        }
        accessibilityLabel = bar?.text
    }

    open override func draw(_ rect: CGRect) {
        guard let bar, let context = UIGraphicsGetCurrentContext() else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let ink = UIColor(white: isDark ? 0.9 : 0.2, alpha: 1)
        let halo = UIColor(white: isDark ? 0 : 1, alpha: 0.7)
        let line = CGRect(x: 4, y: 18, width: bar.points, height: 4)
        context.setFillColor(halo.cgColor)
        context.fill(line.insetBy(dx: -1, dy: -1))
        context.setFillColor(ink.cgColor)
        context.fill(line)
        context.setFillColor(UIColor(white: isDark ? 0.3 : 1, alpha: 1).cgColor)
        context.fill(CGRect(x: line.midX, y: line.minY + 1, width: line.width / 2 - 1, height: 2))
        HaloText.draw(
            bar.text, at: CGPoint(x: 4, y: 2), attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .medium), .foregroundColor: ink],
            halo: halo)
    }
}
