/// A rectangle that shows content, contains other views, and responds to touches.
///
/// Geometry, opacity, corners and background are stored in its ``layer`` only. A setter stores a changed value and
/// marks the view; layout and drawing follow in the next frame.
/// - Source: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: LargeContentResponder, UITraitChangeObservable {
    /// The class of the layer of views of this class; `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that contains the view's drawing.
    public let layer: CALayer
    /// The superview, held weakly; `nil` at first.
    public internal(set) weak var superview: UIView?
    /// The subviews, from back to front.
    public internal(set) final var subviews: [UIView] = []
    /// A number by which an app can find the view; 0 by default.
    open var tag = 0

    /// The controller of the view.
    package weak var owner: (any ViewOwner)?
    /// The window of the view, stored in each view of the tree for fast access.
    weak var containingWindow: UIWindow?
    var viewAppearance = ViewAppearance()
    var layoutState = ViewLayoutState()
    var interaction = ViewInteraction()
    var traits = ViewTraits()
    var autoLayout = ViewConstraints()
    var appearanceState = AppearanceState()

    /// Creates a view with a frame, in points of its future superview.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        if frame != .zero { changeGeometry { layer.frame = frame } }
        finishInitialization()
    }

    /// Creates a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        finishInitialization()
        NibCoder.read(coder, into: self, at: UIView.self)
    }

    /// The smallest upright rectangle around the view, in points of its superview. Animatable.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The view's own coordinates, in points: its size, and the coordinates of its top left corner. Animatable.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The centre of the view, in points of its superview. Animatable.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// The view's affine transform about its anchor point; the identity by default. Animatable.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }
    /// The shape with which the view collides in an animator; `.rectangle` by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The convex outline for the collision type `.path`, around (0, 0); by default the bounds.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY)) }
    /// The coordinate space of ``focusItems(in:)``: the view itself.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// Returns the focus items in a rectangle of the bounds, by default the subviews. Override it to add other items.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }

    /// The background colour; `nil`, none, by default. Animatable.
    open var backgroundColor: UIColor? {
        get { viewAppearance.background ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { setBackgroundColor(newValue) }
    }
    /// The opacity of the view and its subviews, 0…1; 1 by default. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Whether the view and its subviews are excluded from drawing and touches; `false` by default.
    open var isHidden: Bool {
        get { layer.isHidden || autoLayout.removalToken != nil }
        set { applyHidden(newValue) }
    }
    /// Whether the drawing of `draw(_:)` covers the whole view; `true` by default. Has no effect without `draw(_:)`.
    open var isOpaque: Bool {
        get { viewAppearance.isOpaque }
        set { setOpaque(newValue) }
    }
    /// Whether subviews are clipped to the bounds; `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The way in which content is fitted to the bounds; `.scaleToFill` by default.
    open var contentMode: ContentMode {
        get { viewAppearance.contentMode }
        set { setContentMode(newValue) }
    }
    /// The colour of interactive elements, inherited by default; `.systemBlue` without a superview.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether `draw(_:)` begins with cleared pixels; `true` by default. If `false`, the view draws over its last
    /// drawing as long as the size in pixels is the same.
    open var clearsContextBeforeDrawing = true
    /// Called after the view's own or inherited `tintColor` changed. Does nothing by default.
    open func tintColorDidChange() {}

    // MARK: - Hierarchy

    /// Adds `view` in front of the other subviews, and removes it from its old superview.
    open func addSubview(_ view: UIView) { insert(view, at: .max) }
    /// Inserts `view` at an index of the subviews, 0 at the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts `view` directly behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }
    /// Inserts `view` directly in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    /// Removes the view from its superview, if it has one.
    open func removeFromSuperview() { detach() }

    /// Called after `subview` was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is removed. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; `nil` if there will be none. Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the window changes; `nil` if there will be none. Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed. Does nothing by default.
    open func didMoveToWindow() {}
    /// The window that contains the view.
    open var window: UIWindow? { containingWindow }
    /// The next responder: the controller of the view, otherwise the superview.
    open override var next: UIResponder? { owner ?? superview }

    // MARK: - Layout

    /// Lays out the subviews after `setNeedsLayout()` or a change of size. Applies constraints by default.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    /// Requests `layoutSubviews()` in the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out the view and its descendants now if necessary. Its own frame changes only in its superview's layout.
    open func layoutIfNeeded() { layOutNow() }

    /// Whether the view is mirrored in right-to-left languages; `.unspecified`, mirrored, by default.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContentAttribute }
        set { setSemantics(newValue) }
    }

    /// Returns the size that fits the content best within `size`, in points; the present size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to the result of `sizeThatFits(_:)` for its present size.
    open func sizeToFit() { resizeToFit() }

    /// The natural size of the content; `noIntrinsicMetric` for an axis without a natural size, by default both axes.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Invalidates `intrinsicContentSize`, and lays the view out again.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    /// Returns the priority of not growing beyond the content's size; `.defaultLow`, 250, by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    /// Sets the priority of not growing beyond the content's size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    /// Returns the priority of not shrinking below the content's size; `.defaultHigh`, 750, by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { compression(axis) }
    /// Sets the priority of not shrinking below the content's size.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompression(priority, axis)
    }

    /// Whether frame and autoresizing mask determine the geometry; `true` by default. Constraints require `false`.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Called before constraints and layout after `setNeedsUpdateProperties()`. Does nothing by default.
    open func updateProperties() {}
    /// Requests `updateProperties()` in the next frame.
    open func setNeedsUpdateProperties() { invalidateProperties() }
    /// Calls `updateProperties()` now, if an update is pending.
    open func updatePropertiesIfNeeded() { runUpdateProperties() }
    /// Whether views of this class require Auto Layout; `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Called before layout after `setNeedsUpdateConstraints()`, to change constraints. Call `super` last.
    open func updateConstraints() {}
    /// Requests `updateConstraints()` in the next frame.
    open func setNeedsUpdateConstraints() { invalidateConstraints() }
    /// Performs the pending calls of `updateConstraints()` in this view and its descendants now, innermost first.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
    /// Returns whether a call of `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }
    /// The part of the frame that does not count for alignment, such as shadows, in points; none by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frameAround(alignmentRect) }
    /// The descendant whose first line of text provides the first baseline; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The descendant whose last line of text provides the last baseline; the view itself by default.
    open var forLastBaselineLayout: UIView { self }
    /// Returns the size closest to `targetSize` that the view's constraints allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) }
    /// Returns the size that fits the view's constraints best, with priorities for the width and height of
    /// `targetSize`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The insets of the area that bars and hardware do not cover, in points of this view.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeArea }
    /// The area that bars and hardware do not cover. In a scroll view, this is a part of the visible area.
    open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea, "UIViewSafeAreaLayoutGuide", .floating { $0.safeAreaInsets }) }
    /// Called after `safeAreaInsets` changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// The margins, in points, including the safe area; 8 by default, or the minimum of a controller's view.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The margins by reading direction, without the safe area.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Called after the margins changed. Does nothing by default.
    open func layoutMarginsDidChange() {}

    /// The part of `safeAreaInsets` that subviews inherit; none in a view that respects the safe area itself.
    package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

    // MARK: - Drawing

    /// Draws the view into the current context; `rect` is the bounds. Without an override there is no backing store.
    open func draw(_ rect: CGRect) { drawByClosure(rect) }

    /// Requests `draw(_:)` in the next frame.
    open func setNeedsDisplay() { invalidateDisplay() }
    /// Requests `draw(_:)` in the next frame. The whole view is drawn, not only `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { invalidateDisplay() }
    /// Draws the layer's backing store with `draw(_:)`. Called in the frame after the layer was marked.
    open func display(_ layer: CALayer) { layer.drawIntoBackingStore(over: !clearsContextBeforeDrawing) }
    /// Lays out the view. Called in the frame after the layer was marked.
    open func layoutSublayers(of layer: CALayer) { performLayout() }

    // MARK: - Touches

    /// Whether the view and its subviews receive touches; `true` by default.
    open var isUserInteractionEnabled: Bool {
        get { interaction.isEnabled }
        set { interaction.isEnabled = newValue }
    }
    /// Returns the frontmost view, this or a descendant, that receives touches at `point`, in points of the bounds.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }
    /// Returns whether `point` is in the view, in points of the bounds, excluding the right and lower edges.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The recognizers for touches of the view and its descendants; `nil` until a recognizer is first added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { listedRecognizers }
        set { setRecognizers(newValue) }
    }
    /// Adds a recognizer for the view's touches, and removes it from its old view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
    /// Removes a recognizer, and cancels its gesture.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
    /// Returns whether a recognizer of this view or of a superview may begin its gesture; `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes the text input that is first responder in the view resign. With `force`, it cannot refuse. Returns
    /// whether no text input in the view remains first responder.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

    // MARK: - Traits

    /// The traits of the view: the superview's traits with the overrides of this view.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Called after a trait changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The class, address, frame and layer, values that are not defaults, and the content geometry of a scroll view.
    open override var description: String { MainActor.assumeIsolated { ViewDescription.text(self) } }
    /// Returns the layer's action for a change, which animates only within `UIView.animate` and similar calls.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, key: event) }
}
