import Platform
import UIKitEngines

/// Shows a part of content that is larger than itself, and moves it under a finger.
///
/// The content's offset *is* the origin of `bounds`: views inside stay where they are, the window onto them moves.
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a scroll view without content, from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        NibCoder.read(coder, into: self, at: UIScrollView.self)
    }

    // Subclasses declare a delegate of a narrower type under the same name, and mark it with `@_nonoverride`.
    /// The delegate, held weakly. Defaults to `nil`.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollHub.delegate }
        set { scrollHub.delegate = newValue }
    }

    // MARK: Content

    /// The size of the content, in points. Defaults to `.zero`, which does not scroll.
    open var contentSize: CGSize = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.contentSize") }
        didSet { if contentSize != oldValue { extentDidChange() } }
    }

    /// The point of the content that stands in the upper left corner, in points of whole pixels. Defaults to `.zero`.
    ///
    /// May show what lies beyond content. Setting it while content decelerates moves that along, and it goes on from there;
    /// ``setContentOffset(_:animated:)`` stops it.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { place(newValue) }
    }

    /// How far content may be moved past its edges and rest there, in points. Defaults to `.zero`. Outside of a window, setting it does not
    /// move ``contentOffset``.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.contentInset") }
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }

    /// How the safe area becomes part of ``adjustedContentInset``. Defaults to `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// The content's insets together with those for the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets { scroll.insets }

    /// Called when `adjustedContentInset` changed, before the delegate is told. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether fingers, wheels and keys move content. Defaults to `true`.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }

    /// Whether content comes to rest on multiples of the scroll view's size. Defaults to `false`.
    open var isPagingEnabled = false

    /// Whether content goes past its edges and comes back. Defaults to `true`. Setting it sets both axes; `true` where one of them bounces.
    open var bounces: Bool {
        get { scroll.bouncesHorizontally || scroll.bouncesVertically }
        set { (scroll.bouncesHorizontally, scroll.bouncesVertically) = (newValue, newValue) }
    }

    /// Whether content that fits vertically bounces, too. Defaults to `false`.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } } }

    /// Whether content that fits horizontally bounces, too. Defaults to `false`.
    open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } } }

    /// Whether a drag that is clearly along one axis stays on it. Defaults to `false`.
    open var isDirectionalLockEnabled = false

    /// How quickly content comes to rest. Defaults to `.normal`.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether a touch of what is inside is kept from it for 0.15 s, to see whether it is a drag. Defaults to `true`.
    open var delaysContentTouches = true

    /// Whether a drag may take a touch away from what is inside, which then hears `touchesCancelled`. Defaults to `true`.
    open var canCancelContentTouches = true

    /// Whether a drag puts the keyboard away. Defaults to `.none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    /// Whether arrow, page, home and end keys that reach the scroll view move content. Defaults to `true`.
    open var allowsKeyboardScrolling = true

    /// Whether a tap on the status bar shows the beginning of the content. Defaults to `true`.
    ///
    /// Where several on the screen have it, none moves.
    open var scrollsToTop = true

    /// What asks for new content when content is pulled down; `nil` by default.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
    }

    // MARK: Indicators

    /// Whether a bar shows the horizontal position while content moves. Defaults to `true`.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.looksDidChange(in: self) } }
    /// Whether a bar shows the vertical position while content moves. Defaults to `true`.
    open var showsVerticalScrollIndicator = true { didSet { indicators.looksDidChange(in: self) } }
    /// The colour of the bars. Defaults to `.default`.
    open var indicatorStyle: IndicatorStyle = .default { didSet { indicators.looksDidChange(in: self) } }

    /// Whether the bars keep clear of the safe area; content insets never move them. Defaults to `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.layOut(in: self) } }

    /// How far the vertical bar's track is from the edges, beside the adjusted insets; in points. Defaults to `.zero`.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.verticalScrollIndicatorInsets") }
    }
    /// How far the horizontal bar's track is from the edges, beside the adjusted insets; in points. Defaults to `.zero`.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.horizontalScrollIndicatorInsets") }
    }
    /// The insets of both tracks at once, in points: setting them sets both. Those of the vertical one where they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    // MARK: Zooming

    /// The smallest magnification that content rests at. Defaults to 1. If it is less than the largest one, and more than 0, fingers
    /// may pinch. What is not finite is reported, and changes nothing.
    open var minimumZoomScale: CGFloat {
        get { zooming.zoom.minimum }
        set {
            guard isZoomLimit(newValue) else { return }
            zooming.zoom.minimum = newValue
            zoomLimitsDidChange()
        }
    }

    /// The largest magnification that content rests at. Defaults to 1. What is not finite is reported, and changes nothing.
    open var maximumZoomScale: CGFloat {
        get { zooming.zoom.maximum }
        set {
            guard isZoomLimit(newValue) else { return }
            zooming.zoom.maximum = newValue
            zoomLimitsDidChange()
        }
    }

    /// How much the delegate's view is magnified; 1 at first. Setting it keeps within the limits, and the middle in place.
    open var zoomScale: CGFloat {
        get { zooming.zoom.scale }
        set { zoom(to: newValue, animated: false) }
    }

    /// Whether fingers may go past the limits, and content comes back. Defaults to `true`.
    open var bouncesZoom: Bool {
        get { zooming.zoom.bounces }
        set { zooming.zoom.bounces = newValue }
    }

    /// Whether fingers are magnifying content.
    open var isZooming: Bool { zooming.pinch != nil }

    /// Whether content is on its way back within the limits.
    open var isZoomBouncing: Bool { zooming.flight?.isBounce ?? false }

    /// The recognizer of pinches; `nil` as long as the limits have left nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.recognizer }

    /// Magnifies the delegate's view, in 0.3 s if `animated`, and keeps the middle of what shows.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

    /// Magnifies until `rect`, in points of the delegate's view, fills what shows as far as the limits let it; in 0.3 s if `animated`.
    ///
    /// A rectangle that is empty or not finite changes nothing.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

    // MARK: State

    /// Whether a finger is down on content, dragging or not.
    open var isTracking: Bool { scroll.isTracking }

    /// Whether a finger has begun to drag content and is still down.
    open var isDragging: Bool { scroll.isDragging }

    /// Whether content moves on by itself after a drag.
    open var isDecelerating: Bool { scroll.isDecelerating }

    /// The recognizer of drags. Its delegate must stay the scroll view.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

    package final let scrollHub = DelegateHub<any UIScrollViewDelegate>()
    var scroll = ScrollRecord()
    var zooming = ZoomRecord()
    let indicators = ScrollIndicators()

    // MARK: Moving

    /// Moves content to an offset, in 0.3 s if `animated`, else at once; what moved by itself stops. In points.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { glide(to: contentOffset) } else { jump(to: contentOffset) }
    }

    /// Moves content by the shortest way that shows `rect`, which is in points of the content. Nothing moves if it shows already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = extent.offset(showing: rect, from: contentOffset)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash(in: self)
    }

    // MARK: For subclasses

    /// Whether touches may be handed to `view`, which is inside. Asked before it hears of them; the default says yes.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take a touch away from `view`, which knows of it already. The default says yes but for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether content that is caught under way goes on to where ``resting(place:velocity:)`` says when it is let go.
    var restsOnSteps: Bool { false }

    /// Called when fingers leave content that was not dragged, and it stays where it is.
    func contentWasLetGo() {}

    /// Called when content has come to rest that a wheel or a key moved.
    func contentWasGlided() {}

    /// Moves content by a wheel or track pad. Returns whether there was anything to move in that direction.
    package func handleWheel(_ event: ScrollEvent) -> Bool { moveByWheel(event) }

    /// Where content comes to rest instead of `place`, in points; `velocity` in points per second.
    func resting(place: CGPoint, velocity: CGPoint) -> CGPoint { place }

    // MARK: Overrides

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicators.layOut(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panGestureRecognizer
            ? dragShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.noting(handleKeys(presses)) { super.pressesBegan(presses, with: event) }
    }
    package func takeRepeat(_ presses: Set<UIPress>) -> Bool { handleKeys(presses) }
    /// What is inside is clear of the edges by the insets; the rest of the safe area is for it to respect.
    package override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets - safeAreaPart }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { halt() } else { applyInsetsSetOutsideWindow() }
    }

    /// Turns a page, if there is one that way; tells assistive technology which part is shown then.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { turnPage(direction) }
    package override var accessibilityRole: AccessibilityNode.Role? { .scrollArea }
}
