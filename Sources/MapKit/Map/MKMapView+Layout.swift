import MapEngines
import UIKitCore

extension MKMapView {
    func setUp() {
        clipsToBounds = true
        accessibilityIdentifier = accessibilityIdentifier ?? "Map"
        canvas.map = self
        compass.mapView = self
        scaleView.mapView = self
        for view in [canvas, attributionLabel, annotationContainer, calloutContainer, scaleView, compass] as [UIView] { addSubview(view) }
        addGestures()
    }

    /// Lays out everything on the map.
    func layOutMap() {
        updateViewportSize()
        for view in [annotationContainer, calloutContainer] { view.frame = bounds }
        layOutAnnotations()
        layOutControls()
        layOutCallout()
    }

    private func layOutControls() {
        // `insetBy` returns the null rectangle for a map without height.
        let area = bounds.inset(by: safeAreaInsets)
        let (margin, size) = (8.0, compass.intrinsicContentSize)
        compass.isHidden = !showsCompass || state.viewport.heading == 0
        compass.bounds.size = size
        compass.center = CGPoint(x: area.maxX - margin - size.width / 2, y: area.minY + margin + size.height / 2)
        compass.update()
        scaleView.isHidden = !showsScale
        scaleView.frame = CGRect(origin: CGPoint(x: area.minX + margin, y: area.minY + margin), size: scaleView.intrinsicContentSize)
        scaleView.update()
        attributionLabel.show(attributionLines, in: area.insetBy(dx: margin, dy: margin))
    }

    /// The lines of the attribution label, without duplicates: a note if the built-in map has no more detail, and the
    /// attribution of each overlay.
    private var attributionLines: [String] {
        let overlays = state.overlays.compactMap { $0.overlay as? MKTileOverlay }
        let exceedsDetail =
            state.viewport.metersPerPoint < BaseMap.finestScale.metersPerPoint && !overlays.contains(where: \.canReplaceMapContent)
        var lines = exceedsDetail ? ["The built-in map ends at \(BaseMap.finestScale.text)"] : []
        for case let line? in overlays.map(\.attribution) where !line.isEmpty && !lines.contains(line) { lines.append(line) }
        return lines
    }
}
