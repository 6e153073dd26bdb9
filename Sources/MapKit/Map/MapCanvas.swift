import MapEngines
import UIKitCore

/// The view behind a map's annotations, which draws the built-in map and the overlays.
///
/// During panning, the canvas draws more than the visible area, and moves until an edge would become visible. At
/// rest, it draws exactly the visible area.
@MainActor final class MapCanvas: UIView {
    weak var map: MKMapView?
    private(set) var sheet: MapSheet?
    /// The number of times that the canvas was drawn.
    private(set) var drawings = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
        backgroundColor = MapStyle.light.sea
        accessibilityElementsHidden = true
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (canvas: MapCanvas, _) in canvas.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Following the map

    /// Displays a moving viewport. The canvas moves if its sheet covers the viewport, and is redrawn otherwise. A
    /// redraw during a pan includes a margin around the viewport.
    func follow(_ screen: MapViewport) {
        if let origin = sheet?.origin(of: screen) {
            place(at: origin)
            return
        }
        let wide = MapSheet(around: screen)
        let isPan = sheet?.isLike(screen) == true && wide.origin(of: screen) != nil
        redraw(isPan ? wide : MapSheet(fitting: screen), for: screen)
    }

    /// Displays a viewport at rest.
    func rest(on screen: MapViewport) {
        guard sheet?.viewport != screen else { return }
        redraw(MapSheet(fitting: screen), for: screen)
    }

    private func redraw(_ next: MapSheet, for screen: MapViewport) {
        sheet = next
        place(at: next.origin(of: screen) ?? .zero)
        setNeedsDisplay()
    }

    /// Moves the canvas so that a point of the sheet is at the map's corner, in whole pixels.
    private func place(at origin: CGPoint) {
        guard let sheet else { return }
        let scale = max(traitCollection.displayScale, 1)
        let corner = CGPoint(x: -(origin.x * scale).rounded() / scale, y: -(origin.y * scale).rounded() / scale)
        let place = CGRect(origin: corner, size: sheet.viewport.size)
        if frame != place { frame = place }
    }

    override func draw(_ rect: CGRect) {
        guard let map, let sheet, let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
        drawings += 1
        let seen = CGRect(x: -frame.minX, y: -frame.minY, width: map.bounds.width, height: map.bounds.height)
        MapPicture(
            viewport: sheet.viewport, seen: seen, records: map.state.overlays, style: .suiting(traitCollection, map.mapType)
        ).draw(in: context)
    }
}
