/// A rectangle with an image that can be moved, transformed and faded, and that contains other layers.
///
/// Setting a property stores the value and marks the layer; layout and drawing are deferred to the next frame. A
/// layer without a delegate animates its changes implicitly, in 0.25 s, as documented for Core Animation.
///
/// > Difference from Apple: layers belong to the main actor. Their y axis grows downwards, as on iOS.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: NSObject {
    package var values = LayerProperties()
    package var dirtyFlags = LayerDirtyFlags.all
    package var links = LayerLinks()
    package var attached: [AttachedAnimation] = []
    var layerTime = LayerTime.normal
    /// The state of a running transition; `nil` without one.
    var transition: TransitionMoment?
    /// The node that the last commit displayed: ``node``, or the node of the running transition.
    var presentedNode: RenderNode?
    /// The animated properties, set by the commit.
    var animatedValues: LayerProperties?
    /// The node of the last commit; valid while no descendant is marked.
    package var node: RenderNode?
    /// The last drawing of ``draw(in:)`` or the delegate.
    package var backing: CGImage?
    /// Whether the current drawing started from the previous backing store.
    package internal(set) final var isDrawingOver = false
    /// Values of keys that are not properties of the layer.
    var extras: [String: Any] = [:]
    /// Values that ``style`` set for properties, by key.
    var styledValues: [String: Any] = [:]

    /// Creates an empty layer.
    public override init() {
        super.init()
    }

    /// Creates a copy of a layer's properties, as Core Animation does for presentation layers. Override this
    /// initialiser to copy the properties that a subclass adds.
    ///
    /// A subclass that has other initialisers but not this one stops the program when its ``presentation()`` is
    /// requested.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        values = other.values
        backing = other.backing
        delegate = other.delegate
        name = other.name
        extras = other.extras
        styledValues = other.styledValues
    }

    /// Creates an empty layer. The archive is not decoded.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The delegate, which draws, lays out and animates the layer. The reference is weak.
    open weak var delegate: (any CALayerDelegate)?
    /// A second delegate that receives the same calls. The reference is strong.
    package final var secondaryDelegate: (any CALayerDelegate)?
    /// The name of the layer; `nil` by default.
    open var name: String?
    /// Actions by key, searched after the delegate; `nil` by default.
    open var actions: [String: any CAAction]?
    /// Default values by key for properties that were not set, except the bounds and the frame; `nil` by default.
    ///
    /// A nested dictionary under the key "style" provides further values; actions are in a dictionary under the key
    /// "actions". Changing the style changes the layer immediately, without actions.
    ///
    /// > Difference from Apple: a property that was set to its default value counts as not set.
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/style
    open var style: [AnyHashable: Any]? {
        get { extras["style"] as? [AnyHashable: Any] }
        set { setStyle(newValue) }
    }
    /// Whether a change of the bounds' size redraws the layer; `false` by default.
    open var needsDisplayOnBoundsChange = false
    /// Whether the drawing has no transparent pixels; `false` by default. The value is not verified.
    open var isOpaque = false

    // MARK: - Methods for subclasses to override

    /// Returns the action for a key of this class; `nil` by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns whether a change of a key, direct or animated, redraws the layer; `false` by default.
    ///
    /// The method is also called for keys that your app defines. While an animation changes such a key, ``draw(in:)``
    /// is called on a copy of the layer that has the animated value. ``display()`` is called on the layer itself,
    /// whose ``presentation()`` has the animated value.
    ///
    /// ```swift
    /// var level: CGFloat {
    ///     get { value(forKey: "level") as? CGFloat ?? 0 }
    ///     set { setValue(newValue, forKey: "level") }
    /// }
    /// override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    /// ```
    ///
    /// > Difference from Apple: without the Objective-C runtime a program with an `@NSManaged` property does not
    /// > link; write the property as above.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the action for a change: from the delegate, ``actions``, ``style`` or the class, or an implicit
    /// animation.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
    /// Updates the contents: calls the delegate, or draws into a backing store.
    open func display() { displayContents() }
    /// Draws the contents in the coordinate system of the bounds. The default calls the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
        secondaryDelegate?.draw(self, in: ctx)
    }
    /// Lays out the sublayers. The default calls the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
        secondaryDelegate?.layoutSublayers(of: self)
    }
    /// Marks the layout of the sublayers as out of date.
    open func setNeedsLayout() { mark(.layout) }
    /// Marks the contents as out of date.
    open func setNeedsDisplay() { mark(.display) }
    /// Marks the contents as out of date. The whole contents are redrawn, not only `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { mark(.display) }
    /// Performs pending layout immediately, starting at the topmost ancestor that needs layout.
    open func layoutIfNeeded() { layOutFromTopmostAncestor() }
    /// Draws the layer immediately if its contents are out of date.
    open func displayIfNeeded() { displayIfDirty() }
    /// Returns whether the layer needs layout.
    open func needsLayout() -> Bool { dirtyFlags.contains(.layout) }
    /// Returns whether the layer needs to be drawn.
    open func needsDisplay() -> Bool { dirtyFlags.contains(.display) }
    /// Returns the deepest layer at a point of the superlayer's coordinates; `nil` outside of the layer and for
    /// hidden layers.
    open func hitTest(_ point: CGPoint) -> CALayer? { findLayer(at: point) }
    /// Returns whether the bounds contain a point of the layer's coordinates.
    open func contains(_ point: CGPoint) -> Bool { values.bounds.contains(point) }
    /// Returns the preferred size; by default the size of the bounds.
    open func preferredFrameSize() -> CGSize { values.bounds.size }
    /// Appends a sublayer on top.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    /// Inserts a sublayer at an index; index 0 is the lowest.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() { detach() }
    /// Adds a copy of an animation. An existing animation with the same key is replaced.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Draws the layer and its sublayers with their current properties into a context. Contents that are out of date
    /// are drawn first, even if the layer was never on a screen. No layout is performed.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
    /// Returns a property by its name, or the value that was set for a key of your app. Without such a value, returns
    /// the value of ``style`` or ``defaultValue(forKey:)``.
    open func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its name, or stores a value for a key of your app. ``action(forKey:)`` is called for such a
    /// key.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, key) }
    /// Returns the default value of a key; `nil` for an unknown key. Override this method for keys that your app
    /// defines.
    ///
    /// > Difference from Apple: an override for a key of this class does not change the initial value of new layers.
    open class func defaultValue(forKey key: String) -> Any? { defaultInstance.propertyValue(key) }
    /// A new layer of this class, or of the nearest superclass that belongs to the framework.
    class var defaultInstance: CALayer { CALayer() }

    /// Called before a frame applies animations.
    func animationsWillApply() {}
    /// Called after a frame has applied animations, or has ended them.
    func animationsDidApply() {}
    /// Called after all animations were removed between two frames.
    func animationsWereRemoved() {}

    // MARK: - Time

    /// The superlayer's time at which the layer's time is 0, in seconds; 0 by default. Animations in the layer use
    /// the layer's time.
    open var beginTime: CFTimeInterval {
        get { layerTime.begin }
        set { changeTime { $0.begin = newValue } }
    }
    /// An offset that is added to the layer's time, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { layerTime.offset }
        set { changeTime { $0.offset = newValue } }
    }
    /// The speed of the layer's time; 1 by default. With 0 the layer's time stays at ``timeOffset``.
    open var speed: Float {
        get { layerTime.speed }
        set { changeTime { $0.speed = newValue } }
    }

    // MARK: - Properties

    /// The origin and size of the layer in its own coordinate system, in points. Animatable.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the anchor point in the superlayer, in points. Animatable.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }
    /// The point of the bounds that is located at ``position`` and around which transforms apply, in the unit
    /// interval; 0.5 and 0.5 by default. Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(\.anchorPoint, to: LayerCheck.finite(newValue, "anchorPoint"), key: "anchorPoint") }
    }
    /// The transform of the layer around its anchor point; the identity by default. Animatable.
    open var transform: CATransform3D {
        get { values.transform }
        set { setTransform(newValue) }
    }
    /// The rectangle of the layer in its superlayer, in points; the bounding box of a rotated layer. Derived, and not
    /// animatable by itself.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }
    /// The drawing order among siblings; larger values are drawn later. 0 by default. Animatable.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(\.zPosition, to: LayerCheck.finite(newValue, "zPosition"), key: "zPosition") }
    }
    /// The background colour, behind the contents; `nil` by default. Animatable.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }
    /// The radius of the corners, in points; 0 by default. Contents are clipped only with ``masksToBounds``.
    /// Animatable.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(\.cornerRadius, to: max(0, LayerCheck.finite(newValue, "cornerRadius")), key: "cornerRadius") }
    }
    /// The corners that are rounded; all by default.
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change(\.maskedCorners, to: newValue, key: "maskedCorners") }
    }
    /// The width of the border inside of the bounds, in points; 0 by default. Animatable.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(\.borderWidth, to: max(0, LayerCheck.finite(newValue, "borderWidth")), key: "borderWidth") }
    }
    /// The colour of the border; black by default. Animatable.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(\.borderColor, to: newValue, key: "borderColor") }
    }
    /// The opacity of the layer and its sublayers as a group, 0…1; 1 by default. Animatable.
    open var opacity: Float {
        get { values.opacity }
        set { change(\.opacity, to: min(max(newValue, 0), 1), key: "opacity") }
    }
    /// Whether the layer and its sublayers are hidden; `false` by default.
    open var isHidden: Bool {
        get { values.isHidden }
        set { setHidden(newValue) }
    }
    /// Whether sublayers are clipped to the bounds and their rounded corners; `false` by default.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }
    /// The layer whose alpha channel masks this layer and its sublayers, in this layer's coordinates; `nil` by
    /// default. A layer with a superlayer is removed from its superlayer. The mask is not resized: set its frame.
    open var mask: CALayer? {
        get { links.model == nil ? links.mask : links.model?.links.mask?.presentation() }
        set { setMask(newValue) }
    }
    /// The contents, a `CGImage` or `nil`. Animatable.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }
    /// The placement of the contents in the bounds; `resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change(\.contentsGravity, to: newValue, key: "contentsGravity") }
    }
    /// The pixels of the contents per point; 1 by default. Views set their screen's scale.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change(\.contentsScale, to: LayerCheck.finite(newValue, "contentsScale"), key: "contentsScale") }
    }
    /// The visible part of the contents, in the unit interval; all by default. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change(\.contentsRect, to: LayerCheck.finite(newValue, "contentsRect"), key: "contentsRect") }
    }
    /// The stretchable part of the contents, in the unit interval of the visible part; all by default. Animatable.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change(\.contentsCenter, to: LayerCheck.finite(newValue, "contentsCenter"), key: "contentsCenter") }
    }
}
