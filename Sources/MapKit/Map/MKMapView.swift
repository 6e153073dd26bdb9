import MapEngines
import Platform
import UIKitCore

/// A map of the world that is moved with fingers, mouse and keys, with annotations and overlays on it.
///
/// Without overlays it shows the built-in map: land, large lakes, borders and names from Natural Earth, right to some ten kilometres. Nearer
/// than 1:1,000,000 it has nothing more to show, and says so in a corner. For streets add an ``MKTileOverlay``, or an ``MBTilesOverlay`` with
/// the tiles of a file, whose ``MKTileOverlay/attribution`` is shown there.
///
/// One finger pans, two zoom and turn; a double tap zooms in, a tap of two fingers out. A wheel zooms about the pointer, a track pad pans;
/// with the keyboard arrows pan, plus and minus zoom.
///
/// > Difference from Apple: maps are flat and seen from straight above; there is no satellite picture, no street, and no search.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView, WheelTarget, UIGestureRecognizerDelegate {
    package let hub = DelegateHub<any MKMapViewDelegate>()
    let canvas = MapCanvas()
    let stage = PassThroughView()
    let calloutStage = PassThroughView()
    let compass = MKCompassButton(mapView: nil)
    let scaleView = MKScaleView(mapView: nil)
    let credits = MapCredits()
    /// Compasses and scales of this map, wherever they are.
    let controls = WeakViews()
    final var state = MapState()
    final var motion = MapMotion()
    final var pins = AnnotationStore()
    final var selection = MapSelection()
    final var drag = AnnotationDrag()
    final var follower = UserFollower()

    /// A map of that frame, which shows the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A map which shows the world.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    isolated deinit { motion.link?.invalidate() }

    /// Who is told what happens on the map, and asked how things look. Held weakly; `nil` by default.
    open weak var delegate: (any MKMapViewDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    // MARK: - What is to be seen

    /// The region that is to be seen. Setting it shows all of it, and usually more.
    open var region: MKCoordinateRegion {
        get { visibleRegion }
        set { show(.region(newValue), animated: false) }
    }
    /// The coordinate in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(expected.center).coordinate }
        set { show(.center(newValue), animated: false) }
    }
    /// The rectangle of the map that is to be seen. Setting it shows all of it, and usually more.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(expected.visibleRect) }
        set { show(.rect(newValue, .zero), animated: false) }
    }
    /// From where and how one looks at the map. Each call makes a camera of its own.
    open var camera: MKMapCamera {
        get { MKMapCamera(expected) }
        set { show(.camera(newValue), animated: false) }
    }
    /// Shows a region, and usually more. One that is none changes nothing and is reported as a diagnostic.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(.region(region), animated: animated) }
    /// Shows a coordinate in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { show(.center(coordinate), animated: animated) }
    /// Shows a rectangle of the map, and usually more.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { show(.rect(mapRect, .zero), animated: animated) }
    /// Shows a rectangle of the map with a margin around it, in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        show(.rect(mapRect, insets), animated: animated)
    }
    /// Looks at the map through a camera.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { show(.camera(camera), animated: animated) }
    /// The region that would be seen if one was set: all of it, in the shape of the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MapTarget.region(region).viewport(from: state.viewport).map { MKCoordinateRegion(MKMapRect($0.visibleRect)) } ?? region
    }
    /// The rectangle of the map that would be seen if one was set.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    /// The rectangle of the map that would be seen if one was set with a margin around it, in points.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        MapTarget.rect(mapRect, insets).viewport(from: state.viewport).map { MKMapRect($0.visibleRect) } ?? mapRect
    }

    // MARK: - What people can do

    /// Whether the map can be zoomed; `true` by default.
    open var isZoomEnabled = true
    /// Whether the map can be moved; `true` by default.
    open var isScrollEnabled = true
    /// Whether the map can be turned; `true` by default.
    open var isRotateEnabled = true
    /// Whether a compass is seen while north is not up; `true` by default.
    open var showsCompass = true { didSet { setNeedsLayout() } }
    /// Whether a scale is seen; `false` by default.
    ///
    /// > Difference from Apple: it is seen all the time, not only while the map is zoomed.
    open var showsScale = false { didSet { setNeedsLayout() } }

    /// Whether fingers may tilt the map; `true` by default.
    ///
    /// > Difference from Apple: maps cannot be tilted, so that the pitch of ``camera`` is always 0.
    open var isPitchEnabled = true

    // MARK: - The look of the map

    /// The kind of map that is drawn; ``MKMapType/standard`` by default.
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

    /// What stands on the map, in the order in which it was added.
    open var annotations: [any MKAnnotation] { pins.annotations }
    /// Puts something on the map; nothing happens if it stands there already.
    open func addAnnotation(_ annotation: any MKAnnotation) { add([annotation]) }
    /// Puts several things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }
    /// Takes something off the map.
    open func removeAnnotation(_ annotation: any MKAnnotation) { remove([annotation]) }
    /// Takes several things off the map.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }
    /// The view of an annotation; `nil` while it has none, as when it is far from what is to be seen.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins.view(for: annotation) }
    /// What stands in a rectangle of the map, which may reach beyond the 180th meridian.
    ///
    /// > Difference from Apple: an array in the order in which they were added, not a set.
    open func annotations(in mapRect: MKMapRect) -> [any MKAnnotation] {
        pins.records.filter { $0.place.map { mapRect.containsAnywhere(MKMapPoint($0)) } ?? false }.map(\.annotation)
    }
    /// Zooms so that annotations are to be seen, with room around them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { showAll(annotations, animated: animated) }
    /// Registers the class of the views of a reuse identifier; `nil` removes it. The class is checked when a view is dequeued.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        pins.register(viewClass, for: identifier)
    }
    /// A view that is not needed any more, or a new one of the class that is registered, without annotation; `nil` if there is neither.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { pins.dequeue(identifier) }
    /// A view for an annotation: one that is not needed any more, or a new one of the class that is registered.
    ///
    /// - Precondition: a class is registered for the identifier.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        pins.dequeue(identifier, for: annotation)
    }
    /// The annotations that are selected; none or one. Setting it selects the first.
    open var selectedAnnotations: [any MKAnnotation] {
        get { selection.annotation.map { [$0] } ?? [] }
        set { select(newValue.first, animated: false) }
    }
    /// Selects an annotation, and shows its callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation, animated: animated) }
    /// Selects an annotation no more; all of them for `nil`.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { deselect(annotation, animated: animated) }

    // MARK: - The person

    /// Whether the map shows where the person is, and asks to know it; `false` by default.
    open var showsUserLocation: Bool {
        get { follower.isShown }
        set { showUser(newValue) }
    }
    /// Where the person is.
    open var userLocation: MKUserLocation { follower.user }
    /// Whether the person is in what is to be seen.
    open var isUserLocationVisible: Bool { follower.isShown && visibleMapRect.containsAnywhere(MKMapPoint(follower.user.coordinate)) }
    /// Whether the map follows the person; ``MKUserTrackingMode/none`` by default. Moving the map by hand ends it.
    open var userTrackingMode: MKUserTrackingMode {
        get { follower.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    /// Has the map follow the person, or not.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { follow(mode, animated: animated) }
    /// Where the person's locations come from; that of `LocationSource.standard` for `nil`, the default. Set it before
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
        gestureRecognizer.view !== self || begins(gestureRecognizer)
    }

    /// Decides which of the map's gestures go together: panning, zooming and turning.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === self && otherGestureRecognizer.view === self && isTransforming(gestureRecognizer, otherGestureRecognizer)
    }

    /// Keeps touches of callouts and controls to themselves.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives(touch) }

    /// Moves or zooms the map by a track pad or wheel.
    package func handleWheel(_ event: ScrollEvent) -> Bool { moveByWheel(event) }
}
