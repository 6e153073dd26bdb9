import MapEngines
import UIKitCore

/// A view that displays an annotation on the map.
///
/// The centre of the view is at the annotation's location, displaced by ``centerOffset``. The map positions the view
/// but does not resize it.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The identifier for reuse; `nil` for a view that is not reused.
    public let reuseIdentifier: String?
    /// The annotation that the view displays; `nil` while the view is in the reuse queue.
    open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
    /// The image of the view, which determines the view's size; `nil` by default.
    open var image: UIImage? { didSet { showImage() } }
    /// The offset from the annotation's location to the view's centre, in points; zero by default.
    open var centerOffset = CGPoint.zero { didSet { setMapNeedsLayout() } }
    /// The offset from the middle of the view's upper edge to the callout's tip, in points; zero by default.
    open var calloutOffset = CGPoint.zero
    /// Whether the view can be selected; `true` by default.
    open var isEnabled = true
    /// Whether selecting the view displays a callout with title and subtitle; `false` by default.
    open var canShowCallout = false
    /// The view on the left side of the callout; `nil` by default. Tapping a control notifies the map's delegate.
    open var leftCalloutAccessoryView: UIView?
    /// The view on the right side of the callout; `nil` by default.
    open var rightCalloutAccessoryView: UIView?
    /// The view that replaces the subtitle in the callout; `nil` by default.
    open var detailCalloutAccessoryView: UIView?
    /// Whether the view can be dragged after a long press; `false` by default. The annotation has to be a
    /// ``MovableAnnotation``, as ``MKPointAnnotation`` is.
    open var isDraggable = false
    /// The identifier of views that form a cluster when they collide; `nil` by default, which prevents clustering.
    open var clusteringIdentifier: String? { didSet { setMapNeedsLayout() } }
    /// The priority that determines which views lead clusters and whose titles are visible;
    /// ``MKFeatureDisplayPriority/required`` by default.
    ///
    /// > Difference from Apple: views that collide without clustering are all visible, whatever their priority.
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { setMapNeedsLayout() } }
    /// The shape that determines whether views collide; their frames by default.
    open var collisionMode = CollisionMode.rectangle
    /// The depth of the view; ``MKAnnotationViewZPriority/defaultUnselected`` by default. Among views of the same
    /// priority, the southernmost is in front.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { setMapNeedsLayout() } }
    /// The depth of the view while it is selected; ``MKAnnotationViewZPriority/defaultSelected`` by default.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { setMapNeedsLayout() } }
    /// The view of the cluster to which this view belongs at present.
    open internal(set) weak var cluster: MKAnnotationView?

    /// Whether the map has hidden the view because the annotation is in a cluster. Otherwise the app controls
    /// `isHidden`.
    final private(set) var isHiddenInCluster = false
    private var selected = false
    private var currentDragState = DragState.none
    private var imageView: UIImageView?
    /// The height of the view above its location, and its vertical scale, while it drops onto the map.
    final var pose = PinDrop.Pose.standing { didSet { if pose != oldValue { updateTransform() } } }

    /// Creates a view of an annotation, with an identifier for reuse.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        annotationDidChange()
    }

    /// Creates a view from an archive, without annotation or reuse identifier.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    // MARK: - Life cycle

    /// Called before the view is reused for another annotation. Resets selection, cluster and drag. Call `super`.
    open func prepareForReuse() { resetState() }

    /// Called before the view appears on the map. Does nothing by default.
    open func prepareForDisplay() {}

    /// Whether the view is selected; `false` by default. Select annotations through the map.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Updates the view for its selection. Call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        accessibilityTraits = selected ? [.button, .selected] : .button
    }

    /// The state of dragging the view.
    open var dragState: DragState {
        get { currentDragState }
        set { setDragState(newValue, animated: false) }
    }

    /// Updates the view during a drag: makes it translucent while it is dragged, and opaque at the end. Call `super`.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        currentDragState = newDragState
        let isDragged = newDragState == .starting || newDragState == .dragging
        UIView.animate(withDuration: animated ? 0.15 : 0) { self.alpha = isDragged ? 0.75 : 1 }
    }

    /// The scale of the view relative to its bounds, around the annotation's location.
    final var annotationScale: CGFloat = 1 { didSet { updateTransform() } }

    /// The annotation's location, in the view's bounds.
    final var tip: CGPoint { CGPoint(x: bounds.midX - centerOffset.x, y: bounds.midY - centerOffset.y) }
}

extension MKAnnotationView {
    private func annotationDidChange() {
        accessibilityLabel = annotation?.title
        setNeedsLayout()
    }

    private func showImage() {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.image = image
        view.frame = CGRect(origin: .zero, size: image.size)
        if imageView == nil { insertSubview(view, at: 0) }
        imageView = view
        bounds = CGRect(origin: .zero, size: image.size)
        setMapNeedsLayout()
    }

    func hideInCluster(_ cluster: MKAnnotationView?) {
        (isHidden, isHiddenInCluster) = (true, true)
        self.cluster = cluster
    }

    func detachFromCluster() {
        cluster = nil
        guard isHiddenInCluster else { return }
        (isHidden, isHiddenInCluster) = (false, false)
    }

    private func resetState() {
        setSelected(false, animated: false)
        currentDragState = .none
        alpha = 1
        detachFromCluster()
        pose = .standing
        isHidden = false
    }

    /// Requests layout of the map's annotations.
    func setMapNeedsLayout() { superview?.superview?.setNeedsLayout() }

    /// Scales and moves the view around the annotation's location.
    private func updateTransform() {
        let x = tip.x - bounds.midX
        let y = tip.y - bounds.midY
        transform = CGAffineTransform(translationX: x, y: y - pose.height)
            .scaledBy(x: annotationScale, y: annotationScale * pose.scale)
            .translatedBy(x: -x, y: -y)
    }
}
