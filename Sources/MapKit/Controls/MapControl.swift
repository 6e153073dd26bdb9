import UIKitCore

/// A view that displays a property of a map and can be anywhere in the window.
@MainActor protocol MapControl: UIView {
    var mapView: MKMapView? { get }
    /// Updates the view to the current state of the map.
    func update()
}

extension MapControl {
    /// Observes the current map, and no longer the previous map.
    func attach(insteadOf old: MKMapView?) {
        if old !== mapView { old?.controls.remove(self) }
        mapView?.controls.add(self)
        update()
    }
}
