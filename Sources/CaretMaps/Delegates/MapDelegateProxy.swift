/// A proxy that forwards the methods of `MKMapViewDelegate` to closures. Each map view has at most one.
@MainActor final class MapDelegateProxy: NSObject, DelegateProxy, MKMapViewDelegate {
    lazy var regionWillChange = DelegateSlot<Bool, Void>(self)
    lazy var didChangeVisibleRegion = DelegateSlot<Void, Void>(self)
    lazy var regionDidChange = DelegateSlot<Bool, Void>(self)
    lazy var viewForAnnotation = DelegateSlot<any MKAnnotation, MKAnnotationView?>(self)
    lazy var didAddViews = DelegateSlot<[MKAnnotationView], Void>(self)
    lazy var calloutAccessoryTapped = DelegateSlot<(view: MKAnnotationView, control: UIControl), Void>(self)
    lazy var didSelectView = DelegateSlot<MKAnnotationView, Void>(self)
    lazy var didDeselectView = DelegateSlot<MKAnnotationView, Void>(self)
    lazy var didSelect = DelegateSlot<any MKAnnotation, Void>(self)
    lazy var didDeselect = DelegateSlot<any MKAnnotation, Void>(self)
    lazy var didChangeDragState = DelegateSlot<
        (view: MKAnnotationView, newState: MKAnnotationView.DragState, oldState: MKAnnotationView.DragState), Void
    >(self)
    lazy var clusterAnnotation = DelegateSlot<[any MKAnnotation], MKClusterAnnotation>(self)
    lazy var rendererForOverlay = DelegateSlot<any MKOverlay, MKOverlayRenderer>(self)
    lazy var didAddRenderers = DelegateSlot<[MKOverlayRenderer], Void>(self)
    lazy var willStartLocatingUser = DelegateSlot<Void, Void>(self)
    lazy var didStopLocatingUser = DelegateSlot<Void, Void>(self)
    lazy var didUpdateUserLocation = DelegateSlot<MKUserLocation, Void>(self)
    lazy var didFailToLocateUser = DelegateSlot<any Error, Void>(self)
    lazy var didChangeUserTrackingMode = DelegateSlot<(mode: MKUserTrackingMode, animated: Bool), Void>(self)

    // MARK: - The region

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        regionWillChange.notify(animated)
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        didChangeVisibleRegion.notify(())
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        regionDidChange.notify(animated)
    }

    // MARK: - Annotations

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        viewForAnnotation.ask(annotation, Hooks.noAnswer(nil))
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        didAddViews.notify(views)
    }

    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        calloutAccessoryTapped.notify((view: view, control: control))
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        didSelectView.notify(view)
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        didDeselectView.notify(view)
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        didSelect.notify(annotation)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        didDeselect.notify(annotation)
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        didChangeDragState.notify((view: view, newState: newState, oldState: oldState))
    }

    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation {
        clusterAnnotation.ask(memberAnnotations, Hooks.noAnswer(MKClusterAnnotation(memberAnnotations: memberAnnotations)))
    }

    // MARK: - Overlays

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        rendererForOverlay.ask(
            overlay,
            Hooks.noAnswer((overlay as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: overlay))
        )
    }

    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        didAddRenderers.notify(renderers)
    }

    // MARK: - The user's location

    func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
        willStartLocatingUser.notify(())
    }

    func mapViewDidStopLocatingUser(_ mapView: MKMapView) {
        didStopLocatingUser.notify(())
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        didUpdateUserLocation.notify(userLocation)
    }

    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        didFailToLocateUser.notify(error)
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        didChangeUserTrackingMode.notify((mode: mode, animated: animated))
    }
}

extension MKMapView {
    /// The proxy that supplements the delegate, made on first use.
    var mapProxy: MapDelegateProxy { Hooks.proxy(in: hub, MapDelegateProxy()) { $0 } }
}
