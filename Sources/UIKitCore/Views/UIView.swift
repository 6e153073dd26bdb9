/// A rectangle that shows something, holds other views, and answers to touches.
///
/// Geometry, opacity, corner and background live in its ``layer``, and nowhere twice. Setters compare, store and mark; what
/// follows from them happens in the next frame.
/// - Source: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: LargeContentResponder, UITraitChangeObservable {
    /// The class of the layer that views of this class are backed by; `CALayer` or a subclass of it.
    open class var layerClass: AnyClass { CALayer.self }

    /// What is drawn for the view.
    public let layer: CALayer
    /// The view that holds this one; `nil` at first. Held weakly.
    public internal(set) weak var superview: UIView?
    /// The views it holds, from back to front.
    public internal(set) final var subviews: [UIView] = []
    /// A number of the app's own to find the view by; 0 at first.
    open var tag = 0

    /// The controller whose view this is.
    package weak var owner: (any ViewOwner)?
    /// The window it is in; followed down the tree, so that asking costs nothing.
    weak var containingWindow: UIWindow?
    var look = ViewLook()
    var layoutState = ViewLayoutState()
    var interaction = ViewInteraction()
    var traits = ViewTraits()
    var autoLayout = ViewConstraints()
    var appearanceMarks = AppearanceMarks()

    /// Makes a view of that frame, in points of the view it will be added to.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        if frame != .zero { changeGeometry { layer.frame = frame } }
        finishMaking()
    }

    /// Makes a view of no size.
    public override convenience init() { self.init(frame: .zero) }

    /// Makes a view from a nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        finishMaking()
        NibCoder.read(coder, into: self, at: UIView.self)
    }

    // MARK: - Geometry

    /// The smallest upright rectangle around the view, in points of its superview. Animatable.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The view's own coordinates, in points: the size, and the point that stands in the top left corner. Animatable.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// Where the view's middle is, in points of its superview. Animatable.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// How the view is moved, scaled and turned about its anchor point; the identity by default. Animatable.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }
    /// The view, in whose points ``focusItems(in:)`` finds items.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The items of the focus in a part of the bounds: by default the subviews there. Override it to add items that are not views.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }

    // MARK: - Look

    /// What stands behind the view's content; `nil`, nothing, by default. Animatable.
    open var backgroundColor: UIColor? {
        get { look.background ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { setBackgroundColor(newValue) }
    }
    /// The view's opacity, 0…1, which holds for its subviews as well; 1 by default. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Whether the view and its subviews are left out of drawing and touches; `false` by default.
    open var isHidden: Bool {
        get { layer.isHidden || autoLayout.leaving != nil }
        set { changeHidden(newValue) }
    }
    /// Whether what `draw(_:)` draws covers the view wholly; `true` by default. Without `draw(_:)` it says nothing.
    open var isOpaque: Bool {
        get { look.isOpaque }
        set { setOpaque(newValue) }
    }
    /// Whether subviews are cut off at the bounds; `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How content is fitted when the bounds change; `.scaleToFill` by default.
    open var contentMode: ContentMode {
        get { look.contentMode }
        set { setContentMode(newValue) }
    }
    /// The colour of what can be touched. Where none was set, that of the superview; at the top `.systemBlue`.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether `draw(_:)` begins with cleared pixels; `true` by default. With `false` it draws over what it drew last, while the size in
    /// pixels stays the same.
    open var clearsContextBeforeDrawing = true
    /// Called when `tintColor` has a new value, its own or an inherited one. Does nothing by default.
    open func tintColorDidChange() {}

    // MARK: - Hierarchy

    /// Adds `view` in front of the other subviews; it leaves the superview it had.
    open func addSubview(_ view: UIView) { insert(view, at: .max) }
    /// Adds `view` at a position among the subviews, 0 at the very back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds `view` right behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }
    /// Adds `view` right in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    /// Takes the view out of its superview, if it has one.
    open func removeFromSuperview() { detach() }

    /// Called after `subview` was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` goes. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; `nil` if there will be none. Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the window changes; `nil` if there will be none. Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed. Does nothing by default.
    open func didMoveToWindow() {}
    /// The window that the view is in.
    open var window: UIWindow? { containingWindow }
    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { owner ?? superview }

    // MARK: - Layout

    /// Places the subviews; called in the frame after `setNeedsLayout()` or a change of size. By default as constraints say.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    /// Asks for `layoutSubviews()` in the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out at once what is pending in this view and the views in it. Its own frame changes at its superview's next layout only.
    open func layoutIfNeeded() { layOutNow() }

    /// Whether the view is mirrored in languages that are read from right to left; `.unspecified`, mirrored, by default.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContentAttribute }
        set { setSemantics(newValue) }
    }

    /// The size that suits the view best within `size`, in points; its present size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that `sizeThatFits(_:)` answers for the present one.
    open func sizeToFit() { fit() }

    /// The size that the content asks for; `noIntrinsicMetric` on axes that do not matter, as on both by default.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Says that `intrinsicContentSize` changed: the view is laid out again.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    /// How much the view resists being larger than its content; `.defaultLow`, 250, by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    /// Sets how much the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    /// How much the view resists being smaller than its content; `.defaultHigh`, 750, by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { compression(axis) }
    /// Sets how much the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompression(priority, axis)
    }

    /// Whether frame and autoresizing mask say where the view is; `true` by default. Constraints on the view need `false`.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// Called before constraints and layout after `setNeedsUpdateProperties()`, to set content and looks. Does nothing by default.
    open func updateProperties() {}
    /// Asks for `updateProperties()` in the next frame.
    open func setNeedsUpdateProperties() { markProperties() }
    /// Calls `updateProperties()` now, if it is asked for.
    open func updatePropertiesIfNeeded() { runUpdateProperties() }
    /// Whether views of this class work with constraints only; `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Called before layout after `setNeedsUpdateConstraints()`, to change constraints; call `super` last.
    open func updateConstraints() {}
    /// Asks for `updateConstraints()` in the next frame.
    open func setNeedsUpdateConstraints() { markUpdate() }
    /// Calls now what `updateConstraints()` is asked for in this view and all in it, the inner ones first.
    open func updateConstraintsIfNeeded() { updateNow() }
    /// Whether `updateConstraints()` is asked for.
    open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }
    /// What of the frame does not count when views are aligned, such as shadows, in points; nothing by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that counts when views are aligned, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for a rectangle that counts when views are aligned.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frameAround(alignmentRect) }
    /// The view in this one whose first line of text stands for it; itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view in this one whose last line of text stands for it; itself by default.
    open var forLastBaselineLayout: UIView { self }
    /// The size that suits the constraints in the view best, as close to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) }
    /// The size that suits the constraints in the view best, with a priority of each length of `targetSize`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The edges covered by bars and hardware, in points of this view.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeArea }
    /// What bars and hardware leave free; of a scroll view, of its visible part.
    open var safeAreaLayoutGuide: UILayoutGuide { own(.safeArea, "UIViewSafeAreaLayoutGuide", .floating { $0.safeAreaInsets }) }
    /// Called after `safeAreaInsets` changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// The space to leave free along the edges, in points; 8 by default, the screen's margins in a controller's view, plus the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The same margins as ``layoutMargins``, by direction of reading, without the safe area.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Called after the margins changed. Does nothing by default.
    open func layoutMarginsDidChange() {}

    /// The part of `safeAreaInsets` that subviews have to respect; none in a view that keeps its content clear of it by itself.
    package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

    // MARK: - Drawing

    /// Draws the view into the current context; `rect` is always the bounds. Views that do not override it have no memory of their own.
    open func draw(_ rect: CGRect) { drawByClosure(rect) }

    /// Asks for `draw(_:)` in the next frame.
    open func setNeedsDisplay() { markDisplay() }
    /// Asks for `draw(_:)` of a part, in points, in the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { markDisplay() }
    /// Makes the contents of the view's layer: by `draw(_:)`, into memory of its own. Called in the frame after the layer was marked.
    open func display(_ layer: CALayer) { layer.drawIntoBacking(over: !clearsContextBeforeDrawing) }
    /// Lays out what is in the view's layer. Called in the frame after the layer was marked.
    open func layoutSublayers(of layer: CALayer) { performLayout() }

    // MARK: - Touches

    /// Whether touches reach the view and its subviews; `true` by default.
    open var isUserInteractionEnabled: Bool {
        get { interaction.isEnabled }
        set { interaction.isEnabled = newValue }
    }
    /// The frontmost view in this one, itself included, that takes touches at `point`, in points of the bounds.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }
    /// Whether `point` is in the view, in points of the bounds; the right and lower edges are outside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The recognizers that see the touches of this view and of all that are in it; `nil` before the first, empty after the last was removed.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { listedRecognizers }
        set { setRecognizers(newValue) }
    }
    /// Has a recognizer see the view's touches; it leaves the view it had.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
    /// Takes a recognizer away; a gesture that is under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
    /// Whether a recognizer of this view, or of one around it, may begin with a touch of this view; `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Makes a first responder in the view resign, for `true` even if it refuses. Returns whether there is none any more.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force) }

    // MARK: - Traits

    /// The traits that hold for the view: those of its superview, changed by its own overrides.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Called after a trait changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The class, the address, the frame, the layer, and what differs from the default; of lists also the offset and the layout.
    open override var description: String { MainActor.assumeIsolated { ViewDescription.text(self) } }
    /// The layer's own changes animate only within `UIView.animate` and its likes.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, key: event) }
}
