import Platform

/// A row of dots, one for each page, the present one stronger.
///
/// A tap on the half behind the present dot goes on by a page, one before it goes back. A finger that is drawn along the dots goes through
/// the pages. Where there is no room for all dots those around the present page show, the last ones smaller.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var pages = 0
    private var page = 0
    final var indicators = PageIndicators()
    /// What the finger does that is on the control.
    final var scrub = PageScrub()

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    /// Makes a control without pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        NibCoder.read(coder, into: self, at: UIPageControl.self)
    }

    /// How many pages there are; 0 by default. Less than that counts as 0.
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
    /// The present page, from 0; 0 by default. Setting it tells nobody; a page that is not there becomes the nearest.
    open var currentPage: Int {
        get { page }
        set {
            let old = page
            page = min(max(0, newValue), max(0, pages - 1))
            if page != old { progress?.pageDidChange(to: page) }
            setNeedsLayout()
        }
    }
    /// Whether nothing is shown for a single page; `false` by default.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// The colour of the other dots; `nil`, which is a faint white or grey, by default.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the present page's dot; `nil`, which is strong, by default.
    ///
    /// > Difference from Apple: by default dots are of the label's colour where Apple's are white, so that they show on any ground.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            noteAppearance(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// What lies behind the dots. Defaults to `.automatic`.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
    /// How far the present page has got, shown by a bar in place of its dot; `nil`, the default, for a dot. Kept.
    open var progress: UIPageControlProgress? { didSet { progressDidChange(from: oldValue) } }
    /// What the finger does: nothing, taps, or goes along the dots.
    open var interactionState: InteractionState { scrub.state }
    /// Whether a finger that is drawn along the dots goes through the pages; `true` by default.
    open var allowsContinuousInteraction = true
    /// Where the first page's dot stands. Defaults to `.natural`.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: - Pictures

    /// What stands for pages that have no picture of their own; `nil`, which is a dot, by default. Drawn in the dots' colour.
    open var preferredIndicatorImage: UIImage? { didSet { picturesDidChange() } }
    /// What stands for the present page, if that has no picture of its own; `nil`, which is as for other pages, by default.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { picturesDidChange() } }
    /// The picture that was set for a page; `nil` if none was.
    ///
    /// - Precondition: there is such a page.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        check(page)
        return indicators.pictures[page]
    }
    /// Has a picture stand for a page; none of its own for `nil`.
    ///
    /// - Precondition: there is such a page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        indicators.pictures[page] = image
        picturesDidChange()
    }
    /// The picture that was set for a page while it is the present one; `nil` if none was.
    ///
    /// - Precondition: there is such a page.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        check(page)
        return indicators.presentPictures[page]
    }
    /// Has a picture stand for a page while it is the present one; none of its own for `nil`.
    ///
    /// - Precondition: there is such a page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        indicators.presentPictures[page] = image
        picturesDidChange()
    }

    private func check(_ page: Int) {
        precondition((0..<pages).contains(page), "UIPageControl: page \(page) is not one of \(pages). Set numberOfPages first.")
    }

    // MARK: - Overrides

    /// The size that a number of pages needs, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { indicatorSize(for: pageCount) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }
    /// Leaves taps on it to itself: one tap of one finger is not for recognizers of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeIndicators()
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
        if endScrub(), let touch { turn(touch.location(in: self)) }
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
        indicators.forget(from: pages)
        picturesDidChange()
    }

    private func picturesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What a tap does.
    private func turn(_ location: CGPoint) {
        guard bounds.contains(location), pages > 0 else { return }
        step(by: isBehindPresent(location) ? 1 : -1)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Along the dots keys go where they point.
        let isOn =
            switch (isVertical, self.isVertical) {
            case (true, true): forward == isReversed
            case (false, false): (forward != isMirrored) != isReversed
            default: forward
            }
        step(by: isOn ? 1 : -1)
        return true
    }

    /// A person goes to another page.
    final func step(by count: Int) {
        let next = min(max(0, page + count), max(0, pages - 1))
        guard next != page else { return }
        currentPage = next
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    package override var accessibilityRole: AccessibilityNode.Role? { .pageControl }
}
