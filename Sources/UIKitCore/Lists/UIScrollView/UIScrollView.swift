import Platform
import UIKitEngines

/// A view that shows a part of larger content. Touches scroll the content.
///
/// The content offset *is* the origin of `bounds`: subviews keep their frames, and the visible area moves.
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a scroll view without content, from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        NibCoder.read(coder, into: self, at: UIScrollView.self)
    }

    // Subclasses declare a delegate of a narrower type with the same name, and mark it with `@_nonoverride`.
    /// The delegate, referenced weakly. Defaults to `nil`.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollHub.delegate }
        set { scrollHub.delegate = newValue }
    }

    // MARK: Content

    /// The size of the content, in points. Defaults to `.zero`: the content does not scroll.
    open var contentSize: CGSize = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.contentSize") }
        didSet { if contentSize != oldValue { extentDidChange() } }
    }

    /// The point of the content at the top-left corner, in points, rounded to whole pixels. Defaults to `.zero`.
    ///
    /// The offset may be outside of the content. During deceleration, setting the offset shifts the movement without
    /// ending it. ``setContentOffset(_:animated:)`` stops the movement.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }

    /// The distances by which the content can be scrolled past its edges, in points. Defaults to `.zero`. Outside of
    /// a window, setting the insets does not change ``contentOffset``.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.contentInset") }
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }

    /// The behaviour by which the safe area is added to ``adjustedContentInset``. Defaults to `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// The content insets plus the insets that the behaviour adds for the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets { scroll.insets }

    /// Called when `adjustedContentInset` has changed, before the delegate is notified. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether touches, wheels and keys scroll the content. Defaults to `true`.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }

    /// Whether scrolling ends at multiples of the scroll view's size. Defaults to `false`.
    open var isPagingEnabled = false

    /// Whether the content bounces on at least one axis. Defaults to `true`. Setting the property sets both axes.
    open var bounces: Bool {
        get { scroll.bouncesHorizontally || scroll.bouncesVertically }
        set { (scroll.bouncesHorizontally, scroll.bouncesVertically) = (newValue, newValue) }
    }

    /// Whether content that fits vertically bounces as well. Defaults to `false`.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } } }

    /// Whether content that fits horizontally bounces as well. Defaults to `false`.
    open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } } }

    /// Whether a drag that is clearly along one axis is locked to that axis. Defaults to `false`.
    open var isDirectionalLockEnabled = false

    /// The rate of deceleration after a drag. Defaults to `.normal`.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether touches of the content are delayed by 0.15 s, to detect drags. Defaults to `true`.
    open var delaysContentTouches = true

    /// Whether a drag can cancel a touch of the content, with a call of `touchesCancelled`. Defaults to `true`.
    open var canCancelContentTouches = true

    /// The way in which a drag dismisses the keyboard. Defaults to `.none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    /// Whether arrow, page, Home and End keys scroll the content. Defaults to `true`.
    open var allowsKeyboardScrolling = true

    /// Whether a tap on the status bar scrolls to the top of the content. Defaults to `true`.
    ///
    /// If the property is `true` for several visible scroll views, none of them scrolls.
    open var scrollsToTop = true

    /// The control that requests a refresh when the content is pulled down. Defaults to `nil`.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
    }

    // MARK: Indicators

    /// Whether a horizontal indicator is shown while the content moves. Defaults to `true`.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.indicatorStyleDidChange(in: self) } }
    /// Whether a vertical indicator is shown while the content moves. Defaults to `true`.
    open var showsVerticalScrollIndicator = true { didSet { indicators.indicatorStyleDidChange(in: self) } }
    /// The style of the indicators. Defaults to `.default`.
    open var indicatorStyle: IndicatorStyle = .default { didSet { indicators.indicatorStyleDidChange(in: self) } }

    /// Whether the indicators are inset by the safe area. Content insets never affect them. Defaults to `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.layOut(in: self) } }

    /// The insets of the vertical indicator, in points, in addition to the safe area. Defaults to `.zero`.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.verticalScrollIndicatorInsets") }
    }
    /// The insets of the horizontal indicator, in points, in addition to the safe area. Defaults to `.zero`.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        willSet { NumberCheck.finite(newValue, "UIScrollView.horizontalScrollIndicatorInsets") }
    }
    /// The insets of both indicators, in points. If the insets differ, the value is the vertical indicator's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    // MARK: Zooming

    /// The minimum zoom scale. Defaults to 1. Pinches zoom the content if the minimum is positive and less than the
    /// maximum. A value that is not finite is reported and ignored.
    open var minimumZoomScale: CGFloat {
        get { zooming.zoom.minimum }
        set {
            guard isZoomLimit(newValue) else { return }
            zooming.zoom.minimum = newValue
            zoomLimitsDidChange()
        }
    }

    /// The maximum zoom scale. Defaults to 1. A value that is not finite is reported and ignored.
    open var maximumZoomScale: CGFloat {
        get { zooming.zoom.maximum }
        set {
            guard isZoomLimit(newValue) else { return }
            zooming.zoom.maximum = newValue
            zoomLimitsDidChange()
        }
    }

    /// The zoom scale; initially 1. Setting it clamps the scale to its limits and zooms around the centre.
    open var zoomScale: CGFloat {
        get { zooming.zoom.scale }
        set { zoom(to: newValue, animated: false) }
    }

    /// Whether pinches can exceed the limits, to which the scale then returns. Defaults to `true`.
    open var bouncesZoom: Bool {
        get { zooming.zoom.bounces }
        set { zooming.zoom.bounces = newValue }
    }

    /// Whether touches are zooming the content.
    open var isZooming: Bool { zooming.pinch != nil }

    /// Whether the content is returning to its zoom limits.
    open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }

    /// The recognizer of pinches; `nil` until the limits allow zooming for the first time.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.recognizer }

    /// Zooms around the centre of the visible area. An animation lasts 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

    /// Zooms so that `rect`, in the coordinates of the zoomed view, fills the visible area. An animation lasts 0.3 s.
    ///
    /// A rectangle that is empty or not finite is ignored.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

    // MARK: State

    /// Whether the content is being touched. The touch may not have begun a drag yet.
    open var isTracking: Bool { scroll.isTracking }

    /// Whether the user is dragging the content.
    open var isDragging: Bool { scroll.isDragging }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { scroll.isDecelerating }

    /// The recognizer of drags. The recognizer's delegate must be the scroll view.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

    package final let scrollHub = DelegateHub<any UIScrollViewDelegate>()
    var scroll = ScrollViewState()
    var zooming = ZoomState()
    let indicators = ScrollIndicators()

    // MARK: Scrolling

    /// Scrolls to an offset, in points. Any other movement stops. An animation lasts 0.3 s.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { animateScroll(to: contentOffset) } else { setOffsetAndStop(to: contentOffset) }
    }

    /// Scrolls by the shortest distance that shows `rect`, which is in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = extent.offset(showing: rect, from: contentOffset)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Shows the indicators briefly.
    open func flashScrollIndicators() {
        indicators.flash(in: self)
    }

    // MARK: For subclasses

    /// Returns whether touches are delivered to the subview `view`. The default is `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag can cancel a touch of `view`. The default is `true` except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether stopped content moves to ``restingOffset(proposed:velocity:)`` when the touch that stopped it ends.
    var snapsAfterTouch: Bool { false }

    /// Called when touches end without a drag and the content does not move on.
    func contentWasReleased() {}

    /// Called when a scroll by a wheel or a key has ended.
    func userScrollAnimationDidEnd() {}

    /// Scrolls for a wheel or track pad. Returns whether the content scrolls in the direction.
    package func handleWheel(_ event: ScrollEvent) -> Bool { scrollByWheel(event) }

    /// Returns the resting offset for a proposed offset, in points, and a velocity, in points per second.
    func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { target }

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
        if !presses.recordingHandled(handleKeys(presses)) { super.pressesBegan(presses, with: event) }
    }
    package func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { handleKeys(presses) }
    /// The safe area minus the part that the adjusted insets already contain.
    package override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets - safeAreaAdjustment }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopAllMotion() } else { applyInsetsSetOutsideWindow() }
    }

    /// Scrolls by a page if there is one, and announces the new page to assistive technology.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { turnPage(direction) }
    package override var accessibilityRole: AccessibilityNode.Role? { .scrollArea }
}
