import UIKitCore

/// A view that shows something about a map it need not stand on.
@MainActor protocol MapControl: UIView {
    var mapView: MKMapView? { get }
    /// Shows what the map is like now.
    func update()
}

extension MapControl {
    /// Follows the map from now on, and no other.
    func attach(insteadOf old: MKMapView?) {
        if old !== mapView { old?.controls.remove(self) }
        mapView?.controls.add(self)
        update()
    }
}
