import UIKitCore

/// Is told what happens on a map, and says how things look on it. All methods are optional.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The map is about to show another region.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The map shows another region than it did.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// The map has come to rest.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The view for an annotation; `nil` for the usual one.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views came onto the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A control in a callout was tapped.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// A view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A view is not selected any more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation was selected; told after its view was.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation is not selected any more; told after its view was, also where it has none.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// A view is dragged.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// The annotation for several that stand too close together.
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
    /// What draws an overlay; without it the overlay is not seen.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Renderers came onto the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// The map begins to ask where the person is.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// The map does not ask any more where the person is.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// The person is somewhere else.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// It cannot be told where the person is.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The map follows the person, or stopped doing so.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
}

extension MKMapViewDelegate {
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing by default.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Answers `nil` by default.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing by default.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Answers a plain cluster by default.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    /// Answers a renderer that draws nothing, but tiles for an ``MKTileOverlay``, by default.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        (overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    /// Does nothing by default.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing by default.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Does nothing by default.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
}
