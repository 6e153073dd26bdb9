import UIKitCore

/// Closures in place of a delegate; they stand beside one, are called after it, and run on the main actor.
///
/// ```swift
/// map.handlers.view = { map, annotation in … }
/// map.handlers.selection = { [weak self] view in self?.show(view?.annotation) }
/// ```
///
/// The map keeps them as long as it lives, or until they are set to `nil`; capture who owns the map weakly.
@preconcurrency @MainActor public struct MapHandlers {
    /// Makes the view for an annotation; `nil` for the usual one. A delegate's answer comes before it.
    public var view: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
    /// Makes what draws an overlay. A delegate's answer comes before it.
    public var renderer: ((any MKOverlay) -> MKOverlayRenderer)?
    /// Gets the view that was selected, or `nil` when none is any more.
    public var selection: ((MKAnnotationView?) -> Void)?
    /// Gets the view whose callout's control was tapped, and that control.
    public var calloutTap: ((MKAnnotationView, UIControl) -> Void)?
    /// Called when the map has come to rest elsewhere.
    public var regionChange: ((MKMapView) -> Void)?
    /// Gets an annotation's view when it was dragged to another place.
    public var dragEnd: ((MKAnnotationView) -> Void)?
}

extension MKMapView {
    /// Closures for what happens on the map.
    public var handlers: MapHandlers {
        get { observer.handlers }
        set { observer.handlers = newValue }
    }
}

/// Hears everything after the delegate, and calls the closures.
@MainActor final class MapObserver: MKMapViewDelegate {
    var handlers = MapHandlers()

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { handlers.view?(mapView, annotation) }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        if let renderer = handlers.renderer?(overlay) { return renderer }
        return (overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { handlers.selection?(view) }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { handlers.selection?(nil) }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        handlers.calloutTap?(view, control)
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { handlers.regionChange?(mapView) }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        if newState == .ending { handlers.dragEnd?(view) }
    }
}
