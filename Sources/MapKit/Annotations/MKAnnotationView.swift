import MapEngines
import UIKitCore

/// Shows an annotation on the map.
///
/// Its middle stands on the annotation's place, moved by ``centerOffset``. The map lays it out; its size is its own.
/// - Source: https://developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// What views of this kind are reused by; `nil` for one that is not.
    public let reuseIdentifier: String?
    /// What the view shows; `nil` while it waits to be reused.
    open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
    /// The picture in the view, which has its size; `nil` by default.
    open var image: UIImage? { didSet { showImage() } }
    /// How far the view's middle is from the annotation's place, in points; zero by default.
    open var centerOffset = CGPoint.zero { didSet { askForLayout() } }
    /// How far the callout's tip is from the middle of the view's upper edge, in points; zero by default.
    open var calloutOffset = CGPoint.zero
    /// Whether the view can be selected; `true` by default.
    open var isEnabled = true
    /// Whether a callout with title and subtitle is shown when the view is selected; `false` by default.
    open var canShowCallout = false
    /// A view at the callout's left; `nil` by default. A control tells the map's delegate when it is tapped.
    open var leftCalloutAccessoryView: UIView?
    /// A view at the callout's right; `nil` by default.
    open var rightCalloutAccessoryView: UIView?
    /// A view in the callout in place of the subtitle; `nil` by default.
    open var detailCalloutAccessoryView: UIView?
    /// Whether the view can be dragged, once it is pressed for a moment; `false` by default. The annotation has to be a
    /// ``MovableAnnotation``, as ``MKPointAnnotation`` is.
    open var isDraggable = false
    /// Views with the same one are joined to a cluster where they cover each other; `nil`, never, by default.
    open var clusteringIdentifier: String? { didSet { askForLayout() } }
    /// Which views lead clusters, and whose names are seen; ``MKFeatureDisplayPriority/required`` by default.
    ///
    /// > Difference from Apple: views that cover each other and do not join are all seen, whatever their priority.
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { askForLayout() } }
    /// How it is found out whether views cover each other; by frames by default.
    open var collisionMode = CollisionMode.rectangle
    /// How far in front the view stands; ``MKAnnotationViewZPriority/defaultUnselected`` by default. Of views with the same one the more
    /// southern stands in front.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { askForLayout() } }
    /// How far in front it stands while it is selected; ``MKAnnotationViewZPriority/defaultSelected`` by default.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { askForLayout() } }
    /// The view of the cluster that this one is joined to at present.
    open internal(set) weak var cluster: MKAnnotationView?

    /// Whether the map has hidden the view since it joined a cluster; else it is the app's to hide.
    final private(set) var isJoined = false
    private var selected = false
    private var drag = DragState.none
    private var imageView: UIImageView?
    /// How far above its place the view is, and how it is squashed, while it falls onto the map.
    final var pose = PinDrop.Pose.standing { didSet { if pose != oldValue { updateTransform() } } }

    /// A view of an annotation, which can be reused by that name.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        annotationDidChange()
    }

    /// A view without annotation that is not reused.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    // MARK: - Life on the map

    /// Called before the view is used for another annotation; forgets selection, cluster and drag. Call `super`.
    open func prepareForReuse() { forgetState() }

    /// Called before the view comes onto the map. Does nothing by default.
    open func prepareForDisplay() {}

    /// Whether the view is selected; `false` by default. Set it through the map.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Shows the view as selected or not. Call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        accessibilityTraits = selected ? [.button, .selected] : .button
    }

    /// How far a drag has come.
    open var dragState: DragState {
        get { drag }
        set { setDragState(newValue, animated: false) }
    }

    /// Follows a drag: the view is lifted while it is picked up, and put down at the end. Call `super`.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        drag = newDragState
        let isHeld = newDragState == .starting || newDragState == .dragging
        UIView.animate(withDuration: animated ? 0.15 : 0) { self.alpha = isHeld ? 0.75 : 1 }
    }

    /// How much larger the view is than its bounds, from the point that stands on the place.
    final var growth: CGFloat = 1 { didSet { updateTransform() } }

    /// Where in the view its place is, in points of the bounds.
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
        askForLayout()
    }

    func join(_ cluster: MKAnnotationView?) {
        (isHidden, isJoined) = (true, true)
        self.cluster = cluster
    }

    func leaveCluster() {
        cluster = nil
        guard isJoined else { return }
        (isHidden, isJoined) = (false, false)
    }

    private func forgetState() {
        setSelected(false, animated: false)
        drag = .none
        alpha = 1
        leaveCluster()
        pose = .standing
        isHidden = false
    }

    /// Asks the map to lay its annotations out.
    func askForLayout() { superview?.superview?.setNeedsLayout() }

    /// Grows, falls and is squashed about the tip.
    private func updateTransform() {
        let x = tip.x - bounds.midX
        let y = tip.y - bounds.midY
        transform = CGAffineTransform(translationX: x, y: y - pose.height)
            .scaledBy(x: growth, y: growth * pose.scale)
            .translatedBy(x: -x, y: -y)
    }
}
