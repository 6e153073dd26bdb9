/// A rectangle with a picture, which moves, turns, fades and holds other layers.
///
/// Setting a property stores it and marks the layer; nothing is laid out or drawn before the frame. A layer without a delegate animates
/// its changes by itself, in 0.25 s, as documented for Core Animation.
///
/// > Difference from Apple: layers belong to the main actor. Their y axis grows downwards, as on iOS.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: NSObject {
    package var values = LayerProperties()
    package var marks = LayerMarks.all
    package var links = LayerLinks()
    package var attached: [AttachedAnimation] = []
    var layerTime = LayerTime.normal
    /// How far a transition is, while one runs.
    var transition: TransitionMoment?
    /// What the last commit showed of ``node`` and of the transition over it.
    var shownNode: RenderNode?
    /// The properties as the animations make them; set by the commit.
    var sampled: LayerProperties?
    /// The node of the last commit; valid while nothing below is marked.
    package var node: RenderNode?
    /// What ``draw(in:)`` or the delegate drew last.
    package var backing: CGImage?
    /// Whether the drawing that runs began with what was drawn last.
    package internal(set) final var isDrawingOver = false
    /// What was set for keys that are no properties.
    var extras: [String: Any] = [:]
    /// What ``style`` gave the layer's properties.
    var styled: [String: Any] = [:]

    /// Makes a layer without size.
    public override init() {
        super.init()
    }

    /// Makes a copy of a layer's properties, as Core Animation does for presentation layers. Override it to copy your own.
    ///
    /// A subclass that has other initialisers and not this one stops the program when its ``presentation()`` is asked for.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        values = other.values
        backing = other.backing
        delegate = other.delegate
        name = other.name
        extras = other.extras
        styled = other.styled
    }

    /// Makes a layer without size; what an archive says of it is not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Told to draw, to lay out and to animate; not retained.
    open weak var delegate: (any CALayerDelegate)?
    /// Stands beside the delegate, and hears what it hears; kept by the layer.
    package final var listener: (any CALayerDelegate)?
    /// A name for searching; `nil` by default.
    open var name: String?
    /// Actions by key, asked after the delegate; `nil` by default.
    open var actions: [String: any CAAction]?
    /// Values by key for what nobody has set, beside the bounds and the frame; `nil` by default.
    ///
    /// What it does not say itself, a dictionary under its key "style" may say; actions stand under the key "actions". Changing it changes
    /// the layer at once, without any action.
    ///
    /// > Difference from Apple: a property that was set to its default value before counts as not set.
    /// - Source: https://developer.apple.com/documentation/quartzcore/calayer/style
    open var style: [AnyHashable: Any]? {
        get { extras["style"] as? [AnyHashable: Any] }
        set { setStyle(newValue) }
    }
    /// Whether a change of size draws the layer again; `false` by default.
    open var needsDisplayOnBoundsChange = false
    /// Whether what the layer draws has no transparent places; `false` by default. It is a promise that drawing is not checked against.
    open var isOpaque = false

    // MARK: - What subclasses override

    /// The action of a key, for layers of this class; `nil` by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Whether a change of that key draws the layer again, be it set or moved by an animation; `false` by default.
    ///
    /// That goes for keys of your own, too. While an animation moves one, ``draw(in:)`` is called on a copy of the layer that has the
    /// animation's value, and ``display()`` on the layer itself, whose ``presentation()`` has it.
    ///
    /// ```swift
    /// var level: CGFloat {
    ///     get { value(forKey: "level") as? CGFloat ?? 0 }
    ///     set { setValue(newValue, forKey: "level") }
    /// }
    /// override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    /// ```
    ///
    /// > Difference from Apple: without the Objective-C runtime a program with an `@NSManaged` property does not link; write it as above.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The action for a change: the delegate's, the one in ``actions``, in ``style``, the class's, or an implicit animation.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
    /// Makes the contents: asks the delegate, or draws into a backing store.
    open func display() { displayContents() }
    /// Draws the layer's contents in points of its bounds; asks the delegate by default.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
        listener?.draw(self, in: ctx)
    }
    /// Places the sublayers; asks the delegate by default.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
        listener?.layoutSublayers(of: self)
    }
    /// Says that the sublayers' places are out of date.
    open func setNeedsLayout() { mark(.layout) }
    /// Says that all contents are out of date.
    open func setNeedsDisplay() { mark(.display) }
    /// Says that a part of the contents is out of date, in points of the bounds. All of them are drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { mark(.display) }
    /// Lays out at once what is out of date, from the topmost layer that is.
    open func layoutIfNeeded() { layOutFromTop() }
    /// Draws at once what is out of date in this layer.
    open func displayIfNeeded() { displayIfMarked() }
    /// Whether the layer has to be laid out.
    open func needsLayout() -> Bool { marks.contains(.layout) }
    /// Whether the layer has to be drawn.
    open func needsDisplay() -> Bool { marks.contains(.display) }
    /// The deepest layer at a point of the superlayer's coordinates; `nil` outside, and for hidden ones.
    open func hitTest(_ point: CGPoint) -> CALayer? { findLayer(at: point) }
    /// Whether a point of the layer's own coordinates is in its bounds.
    open func contains(_ point: CGPoint) -> Bool { values.bounds.contains(point) }
    /// How large the layer wants to be; its own size.
    open func preferredFrameSize() -> CGSize { values.bounds.size }
    /// Adds a layer on top.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    /// Adds a layer at an index, 0 at the bottom.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() { detach() }
    /// Adds a copy of an animation, in place of one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Draws the layer and all in it, as their properties are now, into a context; what has to be drawn anew is drawn first, whether or
    /// not a screen has ever shown it. Nothing is laid out.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
    /// A property by its name, or what was set for a key of your own; else what ``style`` says, then ``defaultValue(forKey:)``.
    open func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property by its name, or stores a value for a key of your own, for which ``action(forKey:)`` is asked.
    open func setValue(_ value: Any?, forKey key: String) { setKeyed(value, key) }
    /// The value that a key has by default; `nil` if it is none of a layer's. Override it for keys of your own.
    ///
    /// > Difference from Apple: overriding it for a key of this class does not change what new layers start with.
    open class func defaultValue(forKey key: String) -> Any? { fresh.ownValue(key) }
    /// A layer of the nearest class that is the toolkit's own, as it is made.
    class var fresh: CALayer { CALayer() }

    /// Called before a frame applies animations.
    func animationsWillApply() {}
    /// Called after a frame applied animations, or found that they have ended.
    func animationsDidApply() {}
    /// Called after all animations were taken off between two frames.
    func animationsWereCut() {}

    // MARK: - Time

    /// When the layer's time is 0, in seconds of its superlayer's time; 0 by default. Animations in the layer run by its time.
    open var beginTime: CFTimeInterval {
        get { layerTime.begin }
        set { changeTime { $0.begin = newValue } }
    }
    /// What is added to the layer's time, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { layerTime.offset }
        set { changeTime { $0.offset = newValue } }
    }
    /// How fast the layer's time runs; 1 by default. At 0 its animations stand still, at ``timeOffset``.
    open var speed: Float {
        get { layerTime.speed }
        set { changeTime { $0.speed = newValue } }
    }

    // MARK: - Properties

    /// The layer's own coordinates: size and origin, in points. Animatable.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }
    /// Where the anchor point is in the superlayer, in points. Animatable.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }
    /// What of the bounds stands at ``position`` and does not move when the layer turns; 0…1, 0.5 and 0.5 by default. Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(\.anchorPoint, to: LayerCheck.finite(newValue, "anchorPoint"), key: "anchorPoint") }
    }
    /// What is done to the layer around its anchor point; the identity by default. Animatable.
    open var transform: CATransform3D {
        get { values.transform }
        set { setTransform(newValue) }
    }
    /// Where the layer is in its superlayer, in points: a box around it if it is turned. Derived; not animatable by itself.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }
    /// Layers with a larger value are drawn later; 0 by default. Animatable.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(\.zPosition, to: LayerCheck.finite(newValue, "zPosition"), key: "zPosition") }
    }
    /// What the bounds are filled with, behind the contents; `nil` by default. Animatable.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }
    /// The radius of the corners, in points; 0 by default. Contents are cut only with ``masksToBounds``. Animatable.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(\.cornerRadius, to: max(0, LayerCheck.finite(newValue, "cornerRadius")), key: "cornerRadius") }
    }
    /// Which corners are rounded; all by default.
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
    /// How much of the layer and its sublayers, taken together, is seen: 0…1, 1 by default. Animatable.
    open var opacity: Float {
        get { values.opacity }
        set { change(\.opacity, to: min(max(newValue, 0), 1), key: "opacity") }
    }
    /// Whether the layer and its sublayers are not drawn; `false` by default.
    open var isHidden: Bool {
        get { values.isHidden }
        set { setHidden(newValue) }
    }
    /// Whether sublayers are cut at the bounds and their round corners; `false` by default.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }
    /// Whose alpha says how much of the layer and its sublayers is seen, in the layer's coordinates; `nil`, the default, for all. A layer
    /// that has a superlayer leaves it. Give it a frame: it is not resized.
    open var mask: CALayer? {
        get { links.model == nil ? links.mask : links.model?.links.mask?.presentation() }
        set { setMask(newValue) }
    }
    /// The picture: a `CGImage`, or `nil`. Animatable.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }
    /// How the contents stand in the bounds; stretched by default.
    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change(\.contentsGravity, to: newValue, key: "contentsGravity") }
    }
    /// The contents' pixels per point; 1 by default. Views set their screen's scale.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change(\.contentsScale, to: LayerCheck.finite(newValue, "contentsScale"), key: "contentsScale") }
    }
    /// What part of the contents is shown, as shares of its sides 0…1; all by default. Animatable.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change(\.contentsRect, to: LayerCheck.finite(newValue, "contentsRect"), key: "contentsRect") }
    }
    /// What part of the contents is stretched when they are resized, as shares of what is shown 0…1; all by default. Animatable.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change(\.contentsCenter, to: LayerCheck.finite(newValue, "contentsCenter"), key: "contentsCenter") }
    }
}
