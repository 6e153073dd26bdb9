extension MKMapView: EventSource {}

extension ControlEvent where Sender: MKMapView, Payload == Bool {
    /// Sent when the visible region is about to change; the payload is whether the change is animated.
    public static var regionWillChange: Self { Self { $0.mapProxy.regionWillChange } }
    /// Sent when the visible region has changed; the payload is whether the change was animated.
    public static var regionDidChange: Self { Self { $0.mapProxy.regionDidChange } }
}

extension ControlEvent where Sender: MKMapView, Payload == MKCoordinateRegion {
    /// Sent whenever the visible region changes, including each change during an animation. The payload is the region.
    public static var didChangeVisibleRegion: Self { Self(slot: { $0.mapProxy.didChangeVisibleRegion }, "region") { $0.region } }
}

extension ControlEvent where Sender: MKMapView, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var didChangeVisibleRegion: ControlEvent { ControlEvent { $0.mapProxy.didChangeVisibleRegion } }
    /// Sent when the map view starts tracking the user's location.
    public static var willStartLocatingUser: Self { Self { $0.mapProxy.willStartLocatingUser } }
    /// Sent when the map view stops tracking the user's location.
    public static var didStopLocatingUser: Self { Self { $0.mapProxy.didStopLocatingUser } }
}

extension ControlEvent where Sender: MKMapView, Payload == [MKAnnotationView] {
    /// Sent when annotation views were added to the map.
    public static var didAddViews: Self { Self { $0.mapProxy.didAddViews } }
}

extension ControlEvent where Sender: MKMapView, Payload == MKAnnotationView {
    /// Sent when an annotation view was selected.
    public static var didSelectView: Self { Self { $0.mapProxy.didSelectView } }
    /// Sent when an annotation view was deselected.
    public static var didDeselectView: Self { Self { $0.mapProxy.didDeselectView } }
}

extension ControlEvent where Sender: MKMapView, Payload == any MKAnnotation {
    /// Sent when an annotation was selected, after ``didSelectView``.
    public static var didSelect: Self { Self { $0.mapProxy.didSelect } }
    /// Sent when an annotation was deselected, after ``didDeselectView``. Also sent if the annotation has no view.
    public static var didDeselect: Self { Self { $0.mapProxy.didDeselect } }
}

extension ControlEvent where Sender: MKMapView, Payload == (view: MKAnnotationView, control: UIControl) {
    /// Sent when a control in a callout was tapped.
    public static var calloutAccessoryTapped: Self { Self { $0.mapProxy.calloutAccessoryTapped } }
}

extension ControlEvent
where
    Sender: MKMapView,
    Payload == (view: MKAnnotationView, newState: MKAnnotationView.DragState, oldState: MKAnnotationView.DragState)
{
    /// Sent when the drag state of an annotation view changes.
    public static var didChangeDragState: Self { Self { $0.mapProxy.didChangeDragState } }
}

extension ControlEvent where Sender: MKMapView, Payload == [MKOverlayRenderer] {
    /// Sent when overlay renderers were added to the map.
    public static var didAddRenderers: Self { Self { $0.mapProxy.didAddRenderers } }
}

extension ControlEvent where Sender: MKMapView, Payload == MKUserLocation {
    /// Sent when the user's location has changed.
    public static var didUpdateUserLocation: Self { Self { $0.mapProxy.didUpdateUserLocation } }
}

extension ControlEvent where Sender: MKMapView, Payload == any Error {
    /// Sent when the user's location is not available.
    public static var didFailToLocateUser: Self { Self { $0.mapProxy.didFailToLocateUser } }
}

extension ControlEvent where Sender: MKMapView, Payload == (mode: MKUserTrackingMode, animated: Bool) {
    /// Sent when the user tracking mode changes.
    public static var didChangeUserTrackingMode: Self { Self { $0.mapProxy.didChangeUserTrackingMode } }
}

extension Question where Sender: MKMapView, Payload == any MKAnnotation, Answer == MKAnnotationView? {
    /// The view for an annotation; `nil` for the default view.
    public static var viewForAnnotation: Self { Self { $0.mapProxy.viewForAnnotation } }
}

extension Question where Sender: MKMapView, Payload == [any MKAnnotation], Answer == MKClusterAnnotation {
    /// The annotation for a cluster of annotations that are too close together.
    public static var clusterAnnotation: Self { Self { $0.mapProxy.clusterAnnotation } }
}

extension Question where Sender: MKMapView, Payload == any MKOverlay, Answer == MKOverlayRenderer {
    /// The renderer of an overlay. Without a renderer, only tile overlays are drawn.
    public static var rendererForOverlay: Self { Self { $0.mapProxy.rendererForOverlay } }
}
