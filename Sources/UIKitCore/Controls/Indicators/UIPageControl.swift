import Platform

/// A row of dots, one for each page, the present one stronger.
///
/// A tap on the half behind the present dot goes on by a page, one before it goes back.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var pages = 0
    private var page = 0
    private var dots: [UIView] = []

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
            page = min(page, max(0, pages - 1))
            pagesDidChange()
        }
    }
    /// The present page, from 0; 0 by default. Setting it tells nobody; a page that is not there becomes the nearest.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(0, newValue), max(0, pages - 1))
            setNeedsLayout()
        }
    }
    /// Whether nothing is shown for a single page; `false` by default.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// The colour of the other dots; `nil`, which is a faint white or grey, by default.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the present page's dot; `nil`, which is strong, by default.
    ///
    /// > Difference from Apple: by default dots are of the label's colour where Apple's are white, so that they show on any ground.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The size that a number of pages needs, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch + 2 * Self.margin, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { turn(touch.location(in: self)) }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(page + 1) of \(pages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Dots of 7.5 pt every 16.5, 26 high. Measured on iOS 17.
    private static let dot: CGFloat = 7.5
    private static let pitch: CGFloat = 16.5
    private static let margin: CGFloat = 11
    private static let height: CGFloat = 26

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func pagesDidChange() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<min(pages, 1_000)).map { _ in UIView() }
        for dot in dots {
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func center(of index: Int) -> CGFloat {
        let offset = (CGFloat(index) - CGFloat(dots.count - 1) / 2) * Self.pitch
        return bounds.midX + (isMirrored ? -offset : offset)
    }

    private func place() {
        for (index, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && pages <= 1
            dot.frame = CGRect(x: center(of: index) - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
            dot.backgroundColor =
                index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        }
    }

    private func turn(_ location: CGPoint) {
        guard bounds.contains(location), pages > 0 else { return }
        _ = stepByKey(forward: (location.x > center(of: page)) != isMirrored, isVertical: false)
    }

    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool {
        let next = min(max(0, page + (forward ? 1 : -1)), max(0, pages - 1))
        guard next != page else { return true }
        currentPage = next
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    package override var accessibilityRole: AccessibilityNode.Role? { .pageControl }
}
