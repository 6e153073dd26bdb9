import MapEngines
import Platform
import UIKitCore

/// A map of the world with annotations and overlays, controlled by touch, pointer and keyboard.
///
/// Without overlays, the view displays the built-in map: land, large lakes, borders and names from Natural Earth,
/// accurate to some ten kilometres. At scales larger than 1:1,000,000 the built-in map has no more detail, and a
/// label in a corner indicates this. For streets, add an ``MKTileOverlay``, or an ``MBTilesOverlay`` with the tiles
/// of a file. The label also displays its ``MKTileOverlay/attribution``.
///
/// A drag with one finger pans, and two fingers zoom and rotate. A double tap zooms in, and a tap with two fingers
/// zooms out. A wheel zooms around the pointer, and a track pad pans. On the keyboard, arrow keys pan, and plus and
/// minus zoom.
///
/// > Difference from Apple: maps are flat and seen from straight above; there are no satellite images, no streets,
/// > and no search.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView, WheelTarget, UIGestureRecognizerDelegate {
    package let hub = DelegateHub<any MKMapViewDelegate>()
    let canvas = MapCanvas()
    let annotationContainer = PassThroughView()
    let calloutContainer = PassThroughView()
    let compass = MKCompassButton(mapView: nil)
    let scaleView = MKScaleView(mapView: nil)
    let attributionLabel = MapAttributionLabel()
    /// The compasses and scales of this map, anywhere in the window.
    let controls = WeakViews()
    final var state = MapState()
    final var motion = MapMotion()
    final var annotationStore = AnnotationStore()
    final var selection = MapSelection()
    final var drag = AnnotationDrag()
    final var userTracking = UserLocationTracking()

    /// Creates a map with a frame, which displays the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a map from an archive, which displays the world.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { motion.link?.invalidate() }

    /// The delegate of the map, held weakly; `nil` by default. The delegate is notified of changes and provides views
    /// and renderers.
    open weak var delegate: (any MKMapViewDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    // MARK: - Visible area

    /// The visible region. Setting a region displays all of it, and usually more.
    open var region: MKCoordinateRegion {
        get { visibleRegion }
        set { show(.region(newValue), animated: false) }
    }
    /// The coordinate at the centre.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(expectedViewport.center).coordinate }
        set { show(.center(newValue), animated: false) }
    }
    /// The visible map rectangle. Setting a rectangle displays all of it, and usually more.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(expectedViewport.visibleRect) }
        set { show(.rect(newValue, .zero), animated: false) }
    }
    /// The point of view of the map. Each access returns a new camera.
    open var camera: MKMapCamera {
        get { MKMapCamera(expectedViewport) }
        set { show(.camera(newValue), animated: false) }
    }
    /// Displays a region, and usually more. An invalid region changes nothing and is reported as a diagnostic.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(.region(region), animated: animated) }
    /// Displays a coordinate at the centre.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { show(.center(coordinate), animated: animated) }
    /// Displays a map rectangle, and usually more.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(.rect(mapRect, .zero), animated: animated) }
    /// Displays a map rectangle, with a margin around the rectangle in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        show(.rect(mapRect, insets), animated: animated)
    }
    /// Displays the map through a camera.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { show(.camera(camera), animated: animated) }
    /// Returns the region that would be visible after a region was set. The result depends on the aspect ratio of the
    /// view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MapTarget.region(region).viewport(from: state.viewport).map { MKCoordinateRegion(MKMapRect($0.visibleRect)) } ?? region
    }
    /// Returns the map rectangle that would be visible after a rectangle was set.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    /// Returns the map rectangle that would be visible after a rectangle was set with a margin around it, in points.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        MapTarget.rect(mapRect, insets).viewport(from: state.viewport).map { MKMapRect($0.visibleRect) } ?? mapRect
    }

    // MARK: - Interaction

    /// Whether the user can zoom the map; `true` by default.
    open var isZoomEnabled = true
    /// Whether the user can pan the map; `true` by default.
    open var isScrollEnabled = true
    /// Whether the user can rotate the map; `true` by default.
    open var isRotateEnabled = true
    /// Whether a compass is visible while north is not up; `true` by default.
    open var showsCompass = true { didSet { setNeedsLayout() } }
    /// Whether a scale is visible; `false` by default.
    ///
    /// > Difference from Apple: the scale is always visible, not only during zooming.
    open var showsScale = false { didSet { setNeedsLayout() } }

    /// Whether the user can tilt the map; `true` by default.
    ///
    /// > Difference from Apple: maps cannot be tilted, so the pitch of ``camera`` is always 0.
    open var isPitchEnabled = true

    // MARK: - Appearance

    /// The type of map to draw; ``MKMapType/standard`` by default.
    open var mapType = MKMapType.standard {
        didSet {
            guard mapType != oldValue else { return }
            canvas.setNeedsDisplay()
        }
    }
    /// Whether buildings are drawn; `true` by default.
    ///
    /// > Difference from Apple: the built-in map has no buildings.
    open var showsBuildings = true

    // MARK: - Annotations

    /// The annotations on the map, in the order in which they were added.
    open var annotations: [any MKAnnotation] { annotationStore.annotations }
    /// Adds an annotation. Does nothing if the annotation is already on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) { add([annotation]) }
    /// Adds several annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { remove([annotation]) }
    /// Removes several annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }
    /// Returns the view of an annotation; `nil` if there is none, for example far outside the visible region.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationStore.view(for: annotation) }
    /// Returns the annotations in a map rectangle, which may extend beyond the 180th meridian.
    ///
    /// > Difference from Apple: the result is an array in the order in which the annotations were added, not a set.
    open func annotations(in mapRect: MKMapRect) -> [any MKAnnotation] {
        annotationStore.records.filter { $0.worldPoint.map { mapRect.containsAnywhere(MKMapPoint($0)) } ?? false }.map(\.annotation)
    }
    /// Zooms so that annotations are visible, with a margin around them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { showAll(annotations, animated: animated) }
    /// Registers the class of the views with a reuse identifier; `nil` removes the registration. The class is checked
    /// when a view is dequeued.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        annotationStore.register(viewClass, for: identifier)
    }
    /// Returns a view from the reuse queue, or a new view of the registered class, without annotation; `nil` if there
    /// is neither.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { annotationStore.dequeue(identifier) }
    /// Returns a view for an annotation, from the reuse queue or of the registered class.
    ///
    /// - Precondition: A class is registered for the identifier.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        annotationStore.dequeue(identifier, for: annotation)
    }
    /// The selected annotations; none or one. Setting the array selects its first element.
    open var selectedAnnotations: [any MKAnnotation] {
        get { selection.annotation.map { [$0] } ?? [] }
        set { select(newValue.first, animated: false) }
    }
    /// Selects an annotation, and displays its callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation, animated: animated) }
    /// Deselects an annotation; any annotation if the argument is `nil`.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { deselect(annotation, animated: animated) }

    // MARK: - User location

    /// Whether the map displays the user's location and requests location updates; `false` by default.
    open var showsUserLocation: Bool {
        get { userTracking.isShowingUser }
        set { showUser(newValue) }
    }
    /// The annotation of the user's location.
    open var userLocation: MKUserLocation { userTracking.user }
    /// Whether the user's location is in the visible map rectangle.
    open var isUserLocationVisible: Bool {
        userTracking.isShowingUser && visibleMapRect.containsAnywhere(MKMapPoint(userTracking.user.coordinate))
    }
    /// Whether the map follows the user; ``MKUserTrackingMode/none`` by default. Panning, zooming or rotating by hand
    /// resets the mode.
    open var userTrackingMode: MKUserTrackingMode {
        get { userTracking.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    /// Sets whether the map follows the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { follow(mode, animated: animated) }
    /// The source of the user's location; `nil`, the default, uses `LocationSource.standard`. Set the provider before
    /// ``showsUserLocation``.
    public final var locationProvider: (any LocationProvider)?

    // MARK: - Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutMap()
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handleKeys(presses) { super.pressesBegan(presses, with: event) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view !== self || shouldBegin(gestureRecognizer)
    }

    /// Allows panning, zooming and rotating at the same time.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === self && otherGestureRecognizer.view === self && isTransforming(gestureRecognizer, otherGestureRecognizer)
    }

    /// Excludes touches in callouts and controls from the map's gestures.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { shouldReceive(touch) }

    /// Pans or zooms the map with a track pad or wheel.
    package func handleWheel(_ event: ScrollEvent) -> Bool { moveByWheel(event) }
}
