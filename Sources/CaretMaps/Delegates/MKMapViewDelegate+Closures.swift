extension MKMapView: EventSource {}

extension ControlEvent where Sender: MKMapView, Payload == Bool {
    /// The map is about to show another region; carries whether that is animated.
    public static var regionWillChange: Self { Self(MapEar.kind, "mapView(_:regionWillChangeAnimated:)") }
    /// The map has come to rest; carries whether that was animated.
    public static var regionDidChange: Self { Self(MapEar.kind, "mapView(_:regionDidChangeAnimated:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == Void {
    /// The map shows another region than it did, maybe on its way.
    public static var didChangeVisibleRegion: Self { Self(MapEar.kind, "mapViewDidChangeVisibleRegion(_:)") }
    /// The map begins to ask where the person is.
    public static var willStartLocatingUser: Self { Self(MapEar.kind, "mapViewWillStartLocatingUser(_:)") }
    /// The map does not ask any more where the person is.
    public static var didStopLocatingUser: Self { Self(MapEar.kind, "mapViewDidStopLocatingUser(_:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == [MKAnnotationView] {
    /// Views came onto the map.
    public static var didAddViews: Self { Self(MapEar.kind, "mapView(_:didAdd:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == MKAnnotationView {
    /// A view was selected.
    public static var didSelectView: Self { Self(MapEar.kind, "mapView(_:didSelect:)") }
    /// A view is not selected any more.
    public static var didDeselectView: Self { Self(MapEar.kind, "mapView(_:didDeselect:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == any MKAnnotation {
    /// An annotation was selected; told after its view was.
    public static var didSelect: Self { Self(MapEar.kind, MapEar.didSelectAnnotation) }
    /// An annotation is not selected any more; told after its view was, also where it has none.
    public static var didDeselect: Self { Self(MapEar.kind, MapEar.didDeselectAnnotation) }
}

extension ControlEvent where Sender: MKMapView, Payload == (view: MKAnnotationView, control: UIControl) {
    /// A control in a callout was tapped.
    public static var calloutAccessoryTapped: Self { Self(MapEar.kind, "mapView(_:annotationView:calloutAccessoryControlTapped:)") }
}

extension ControlEvent
where
    Sender: MKMapView,
    Payload == (view: MKAnnotationView, newState: MKAnnotationView.DragState, oldState: MKAnnotationView.DragState)
{
    /// A view is dragged: it went over to another state.
    public static var didChangeDragState: Self { Self(MapEar.kind, "mapView(_:annotationView:didChange:fromOldState:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == [MKOverlayRenderer] {
    /// Renderers came onto the map.
    public static var didAddRenderers: Self { Self(MapEar.kind, MapEar.didAddRenderers) }
}

extension ControlEvent where Sender: MKMapView, Payload == MKUserLocation {
    /// The person is somewhere else.
    public static var didUpdateUserLocation: Self { Self(MapEar.kind, "mapView(_:didUpdate:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == any Error {
    /// It cannot be told where the person is.
    public static var didFailToLocateUser: Self { Self(MapEar.kind, "mapView(_:didFailToLocateUserWithError:)") }
}

extension ControlEvent where Sender: MKMapView, Payload == (mode: MKUserTrackingMode, animated: Bool) {
    /// The map follows the person, or stopped doing so.
    public static var didChangeUserTrackingMode: Self { Self(MapEar.kind, "mapView(_:didChange:animated:)") }
}

extension Question where Sender: MKMapView, Payload == any MKAnnotation, Answer == MKAnnotationView? {
    /// The view for an annotation; `nil` for the usual one.
    public static var viewForAnnotation: Self { Self(MapEar.kind, "mapView(_:viewFor:)") }
}

extension Question where Sender: MKMapView, Payload == [any MKAnnotation], Answer == MKClusterAnnotation {
    /// The annotation for several that stand too close together.
    public static var clusterAnnotation: Self { Self(MapEar.kind, "mapView(_:clusterAnnotationForMemberAnnotations:)") }
}

extension Question where Sender: MKMapView, Payload == any MKOverlay, Answer == MKOverlayRenderer {
    /// What draws an overlay; without it the overlay is not seen, tiles apart.
    public static var rendererForOverlay: Self { Self(MapEar.kind, "mapView(_:rendererFor:)") }
}
