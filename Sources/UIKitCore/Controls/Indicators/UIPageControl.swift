import Platform

/// A row of dots, one for each page, with the current page highlighted.
///
/// A tap after the current dot turns to the next page, a tap before the current dot to the previous page. A touch that
/// moves along the dots scrubs through the pages. If not all dots fit, the control shows the dots around the current
/// page, with smaller dots at the ends.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var pages = 0
    private var page = 0
    final var indicators = PageIndicators()
    /// The state of a touch on the control.
    final var scrub = PageScrub()

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    /// Creates a control without pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        NibCoder.read(coder, into: self, at: UIPageControl.self)
    }

    /// The number of pages; 0 by default. A negative value counts as 0.
    open var numberOfPages: Int {
        get { pages }
        set {
            pages = max(0, newValue)
            let old = page
            page = min(page, max(0, pages - 1))
            if page != old { progress?.pageDidChange(to: page) }
            pagesDidChange()
        }
    }
    /// The index of the current page; 0 by default. Setting the property sends no events. An index out of range is
    /// clamped to the valid range.
    open var currentPage: Int {
        get { page }
        set {
            let old = page
            page = min(max(0, newValue), max(0, pages - 1))
            if page != old { progress?.pageDidChange(to: page) }
            setNeedsLayout()
        }
    }
    /// Whether the dot of a single page is hidden; `false` by default.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// The colour of the dots of all pages but the current page; `nil`, a faint label colour, by default.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            appearanceDidSet(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the current page's dot; `nil`, the label colour, by default.
    ///
    /// > Difference from Apple: the dots have the label colour by default and are not white, so that they are visible
    /// > on any background.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            appearanceDidSet(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// The background of the dots; `.automatic` by default.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
    /// The progress of the current page; `nil`, the default, for none. The page's dot becomes a bar that fills.
    open var progress: UIPageControlProgress? { didSet { progressDidChange(from: oldValue) } }
    /// The current interaction: none, a tap, or scrubbing.
    open var interactionState: InteractionState { scrub.state }
    /// Whether a touch that moves along the dots scrubs through the pages; `true` by default.
    open var allowsContinuousInteraction = true
    /// The direction in which pages progress; `.natural` by default.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: - Images

    /// The image of pages for which no image was set, drawn in the dots' colour; `nil`, a dot, by default.
    open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
    /// The image of the current page if no image was set for that page; `nil`, the default, uses the image of other
    /// pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }
    /// Returns the image that was set for a page; `nil` without an image.
    ///
    /// - Precondition: The page exists.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        check(page)
        return indicators.images[page]
    }
    /// Sets the image of a page; `nil` removes the image.
    ///
    /// - Precondition: The page exists.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        indicators.images[page] = image
        imagesDidChange()
    }
    /// Returns the image that was set for a page while it is the current page; `nil` without an image.
    ///
    /// - Precondition: The page exists.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        check(page)
        return indicators.currentPageImages[page]
    }
    /// Sets the image of a page while it is the current page; `nil` removes the image.
    ///
    /// - Precondition: The page exists.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        indicators.currentPageImages[page] = image
        imagesDidChange()
    }

    private func check(_ page: Int) {
        precondition((0..<pages).contains(page), "UIPageControl: page \(page) is not one of \(pages). Set numberOfPages first.")
    }

    // MARK: - Overrides

    /// Returns the size that a number of pages needs, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { indicatorSize(for: pageCount) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }
    /// Returns `false` for single-tap recognizers of superviews, because the control handles taps itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isConflictingTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutIndicators()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { progress?.show(false) } else { setNeedsLayout() }
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginScrub(touch)
        return super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        moveScrub(touch)
        return super.continueTracking(touch, with: event)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if endScrub(), let touch { turnPage(at: touch.location(in: self)) }
    }
    open override func cancelTracking(with event: UIEvent?) {
        _ = endScrub()
        super.cancelTracking(with: event)
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(page + 1) of \(pages)" }
        set { super.accessibilityValue = newValue }
    }

    private func pagesDidChange() {
        indicators.removePages(from: pages)
        imagesDidChange()
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Turns a page after a tap.
    private func turnPage(at location: CGPoint) {
        guard bounds.contains(location), pages > 0 else { return }
        step(by: isAfterCurrentPage(location) ? 1 : -1)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // An arrow key along the dots turns to the page in the direction of the key.
        let movesToNextPage =
            switch (isVertical, self.isVertical) {
            case (true, true): forward == isReversed
            case (false, false): (forward != isMirrored) != isReversed
            default: forward
            }
        step(by: movesToNextPage ? 1 : -1)
        return true
    }

    /// Changes the page on behalf of the user, and sends the control events.
    final func step(by count: Int) {
        let newPage = min(max(0, page + count), max(0, pages - 1))
        guard newPage != page else { return }
        currentPage = newPage
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    package override var accessibilityRole: AccessibilityNode.Role? { .pageControl }
}
