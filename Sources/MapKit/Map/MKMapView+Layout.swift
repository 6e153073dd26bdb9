import MapEngines
import UIKitCore

extension MKMapView {
    func setUp() {
        clipsToBounds = true
        _ = hub.add(observer)
        accessibilityIdentifier = accessibilityIdentifier ?? "Map"
        canvas.map = self
        compass.mapView = self
        scaleView.mapView = self
        for view in [canvas, stage, calloutStage, scaleView, compass] as [UIView] { addSubview(view) }
        addGestures()
    }

    /// Gives everything on the map its place.
    func layOutMap() {
        takeSize()
        for view in [stage, calloutStage] { view.frame = bounds }
        layOutAnnotations()
        layOutControls()
        layOutCallout()
    }

    private func layOutControls() {
        let edge = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        compass.isHidden = !showsCompass || state.viewport.heading == 0
        compass.bounds.size = compass.intrinsicContentSize
        compass.center = CGPoint(x: edge.maxX - compass.bounds.width / 2, y: edge.minY + compass.bounds.height / 2)
        compass.update()
        scaleView.isHidden = !showsScale
        scaleView.frame = CGRect(origin: edge.origin, size: scaleView.intrinsicContentSize)
        scaleView.update()
    }
}
