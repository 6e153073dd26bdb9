import MapEngines
import UIKitCore

/// What a map's annotations stand on: the built-in map and the overlays.
@MainActor final class MapCanvas: UIView {
    weak var map: MKMapView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
        backgroundColor = MapStyle.light.sea
        accessibilityElementsHidden = true
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (canvas: MapCanvas, _) in canvas.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
        MapPicture(viewport: map.state.viewport, records: map.state.overlays, style: .suiting(traitCollection)).draw(in: context)
    }
}
