/// A proxy that forwards the methods of `MKMapViewDelegate` to closures. Each map view has at most one.
@MainActor final class MapDelegateProxy: NSObject, MKMapViewDelegate {
    let closures = DelegateProxy()
    // Three methods have explicit keys, because other methods have the same full names.
    nonisolated static let didAddRenderers = "mapView(_:didAdd:)/renderers"
    nonisolated static let didSelectAnnotation = "mapView(_:didSelect:)/annotation"
    nonisolated static let didDeselectAnnotation = "mapView(_:didDeselect:)/annotation"

    /// The kind of the proxy that supplements a map view's delegate. The proxy is made on first use.
    nonisolated static let kind = DelegateKind.external { source in
        guard let map = source as? MKMapView else { return nil }
        if let proxy = map.hub.observer(of: MapDelegateProxy.self) { return proxy.closures }
        let proxy = MapDelegateProxy()
        _ = map.hub.add(proxy)
        return proxy.closures
    }

    // MARK: - The region

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        closures.notify(animated)
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        closures.notify(())
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        closures.notify(animated)
    }

    // MARK: - Annotations

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        closures.ask(annotation, Hooks.noAnswer(nil))
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        closures.notify(views)
    }

    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        closures.notify((view: view, control: control))
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        closures.notify(view)
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        closures.notify(view)
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        closures.notify(annotation, Self.didSelectAnnotation)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        closures.notify(annotation, Self.didDeselectAnnotation)
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        closures.notify((view: view, newState: newState, oldState: oldState))
    }

    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation {
        closures.ask(memberAnnotations, Hooks.noAnswer(MKClusterAnnotation(memberAnnotations: memberAnnotations)))
    }

    // MARK: - Overlays

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        closures.ask(
            overlay,
            Hooks.noAnswer((overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay))
        )
    }

    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        closures.notify(renderers, Self.didAddRenderers)
    }

    // MARK: - The user's location

    func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
        closures.notify(())
    }

    func mapViewDidStopLocatingUser(_ mapView: MKMapView) {
        closures.notify(())
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        closures.notify(userLocation)
    }

    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        closures.notify(error)
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        closures.notify((mode: mode, animated: animated))
    }
}
