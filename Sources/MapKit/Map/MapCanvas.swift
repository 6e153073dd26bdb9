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
    private(set) var drawCount = 0

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
    func follow(_ viewport: MapViewport) {
        if let origin = sheet?.origin(of: viewport) {
            moveCanvas(to: origin)
            return
        }
        let enlargedSheet = MapSheet(around: viewport)
        let isPan = sheet?.hasSameZoomAndHeading(viewport) == true && enlargedSheet.origin(of: viewport) != nil
        redraw(isPan ? enlargedSheet : MapSheet(fitting: viewport), for: viewport)
    }

    /// Displays a viewport at rest.
    func rest(on viewport: MapViewport) {
        guard sheet?.viewport != viewport else { return }
        redraw(MapSheet(fitting: viewport), for: viewport)
    }

    private func redraw(_ next: MapSheet, for viewport: MapViewport) {
        sheet = next
        moveCanvas(to: next.origin(of: viewport) ?? .zero)
        setNeedsDisplay()
    }

    /// Moves the canvas so that a point of the sheet is at the map's corner, in whole pixels.
    private func moveCanvas(to origin: CGPoint) {
        guard let sheet else { return }
        let scale = max(traitCollection.displayScale, 1)
        let corner = CGPoint(x: -(origin.x * scale).rounded() / scale, y: -(origin.y * scale).rounded() / scale)
        let newFrame = CGRect(origin: corner, size: sheet.viewport.size)
        if frame != newFrame { frame = newFrame }
    }

    override func draw(_ rect: CGRect) {
        guard let map, let sheet, let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
        drawCount += 1
        let visibleRect = CGRect(x: -frame.minX, y: -frame.minY, width: map.bounds.width, height: map.bounds.height)
        MapRenderer(
            viewport: sheet.viewport, visibleRect: visibleRect, records: map.state.overlays, style: .matching(traitCollection, map.mapType)
        ).draw(in: context)
    }
}
