/// A control above a scroll view's content that starts a refresh when pulled down, and spins until the refresh ends.
///
/// Assign the control to ``UIScrollView/refreshControl``. The control sends `valueChanged` when the user has pulled
/// the content down by 120 points.
/// - Source: https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    private var isRefreshingNow = false
    private var requiresNewDrag = false
    weak var scrollView: UIScrollView?

    /// Creates a control that is not refreshing.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        setUpRefreshControl()
    }

    /// Creates a control that is not refreshing. Ignores `frame`, because the control determines its frame itself.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        setUpRefreshControl()
    }

    /// Creates a control that is not refreshing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefreshControl()
        NibCoder.read(coder, into: self, at: UIRefreshControl.self)
    }

    /// Whether a refresh is in progress. A refresh ends with ``endRefreshing()``.
    open var isRefreshing: Bool { isRefreshingNow }
    /// The text below the indicator; `nil` by default.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel.attributedText }
        set {
            titleLabel.attributedText = newValue
            setNeedsLayout()
        }
    }
    /// Begins refreshing programmatically. Sends no events, and does not scroll.
    open func beginRefreshing() {
        guard !isRefreshingNow else { return }
        isRefreshingNow = true
        spinner.startAnimating()
        if let scrollView {
            let contentOffset = scrollView.contentOffset
            scrollView.contentInset.top += Self.height
            // Content that is scrolled to the top would otherwise move with the inset.
            if !scrollView.isTracking, scrollView.contentOffset != contentOffset { scrollView.contentOffset = contentOffset }
        }
        updateForScrolling()
    }
    /// Ends refreshing. Content that is scrolled to the top moves back up with animation.
    open func endRefreshing() {
        guard isRefreshingNow else { return }
        isRefreshingNow = false
        requiresNewDrag = scrollView?.isTracking ?? false
        spinner.stopAnimating()
        guard let scrollView else { return }
        let wasAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 1
        scrollView.contentInset.top -= Self.height
        if wasAtTop, !scrollView.isTracking {
            let restingOffset = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
            scrollView.contentOffset.y = restingOffset.y - Self.height
            scrollView.setContentOffset(restingOffset, animated: true)
        }
        updateForScrolling()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !(titleLabel.text?.isEmpty ?? true)
        let side = UIActivityIndicatorView.Style.medium.side
        let y = (Self.height - side) / 2 - (hasTitle ? 8 : 0)
        spinner.frame = CGRect(x: bounds.midX - side / 2, y: y, width: side, height: side)
        titleLabel.frame = CGRect(x: 0, y: y + side + 2, width: bounds.width, height: 18)
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if let customTint = viewAppearance.tintColor { spinner.color = customTint }
    }

    /// The height that is kept free while refreshing, and the pulled distance that starts a refresh, in points.
    /// Measured on iOS 17.
    static let height: CGFloat = 60
    private static let threshold: CGFloat = 120

    private func setUpRefreshControl() {
        spinner.hidesWhenStopped = false
        spinner.isHidden = true
        titleLabel.textAlignment = .center
        addSubview(spinner)
        addSubview(titleLabel)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    /// Updates the control after scrolling. The pulled distance determines the alpha, and a distance of ``threshold``
    /// starts a refresh.
    func updateForScrolling() {
        guard let scrollView else { return }
        let topInset = scrollView.adjustedContentInset.top - (isRefreshingNow ? Self.height : 0)
        let pulledDistance = -scrollView.contentOffset.y - topInset
        frame = CGRect(x: 0, y: scrollView.contentOffset.y + topInset, width: scrollView.bounds.width, height: Self.height)
        if !scrollView.isDragging { requiresNewDrag = false }
        alpha = isRefreshingNow ? 1 : min(1, max(0, pulledDistance / Self.threshold))
        spinner.isHidden = pulledDistance <= 0 && !isRefreshingNow
        guard !isRefreshingNow, !requiresNewDrag, isEnabled, scrollView.isDragging, pulledDistance >= Self.threshold else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
