/// Pulled down above a scroll view's content, asks for new content, and turns until that is there.
///
/// A scroll view's ``UIScrollView/refreshControl``. Sends `valueChanged` when a finger has pulled far enough.
/// - Source: https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()
    private var refreshes = false
    private var needsRelease = false
    weak var scrollView: UIScrollView?

    /// Makes a control that does not refresh.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        finishMakingRefresh()
    }

    /// Makes a control that does not refresh. Its size is its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        finishMakingRefresh()
    }

    /// Makes a control that does not refresh.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingRefresh()
        NibCoder.read(coder, into: self, at: UIRefreshControl.self)
    }

    /// Whether it turns and waits for ``endRefreshing()``.
    open var isRefreshing: Bool { refreshes }
    /// A text below the spokes; `nil` by default.
    open var attributedTitle: NSAttributedString? {
        get { title.attributedText }
        set {
            title.attributedText = newValue
            setNeedsLayout()
        }
    }
    /// Says that refreshing has begun by other means. Tells nobody, and does not scroll.
    open func beginRefreshing() {
        guard !refreshes else { return }
        refreshes = true
        spinner.startAnimating()
        if let scrollView {
            let place = scrollView.contentOffset
            scrollView.contentInset.top += Self.height
            // Content that stands at its top goes along with its inset otherwise.
            if !scrollView.isTracking, scrollView.contentOffset != place { scrollView.contentOffset = place }
        }
        scrolled()
    }
    /// Says that refreshing is over: content goes back to its place.
    open func endRefreshing() {
        guard refreshes else { return }
        refreshes = false
        needsRelease = scrollView?.isTracking ?? false
        spinner.stopAnimating()
        guard let scrollView else { return }
        let wasPulled = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 1
        scrollView.contentInset.top -= Self.height
        if wasPulled, !scrollView.isTracking {
            let rest = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
            scrollView.contentOffset.y = rest.y - Self.height
            scrollView.setContentOffset(rest, animated: true)
        }
        scrolled()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !(title.text?.isEmpty ?? true)
        let side = UIActivityIndicatorView.Style.medium.side
        let y = (Self.height - side) / 2 - (hasTitle ? 8 : 0)
        spinner.frame = CGRect(x: bounds.midX - side / 2, y: y, width: side, height: side)
        title.frame = CGRect(x: 0, y: y + side + 2, width: bounds.width, height: 18)
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if let own = look.tintColor { spinner.color = own }
    }

    /// 60 pt of room while it turns, and twice that to set it off. Measured on iOS 17.
    static let height: CGFloat = 60
    private static let threshold: CGFloat = 120

    private func finishMakingRefresh() {
        spinner.hidesWhenStopped = false
        spinner.isHidden = true
        title.textAlignment = .center
        addSubview(spinner)
        addSubview(title)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    /// Follows the scroll view: shows as far as it is pulled, and is set off at the threshold.
    func scrolled() {
        guard let scrollView else { return }
        let rest = scrollView.adjustedContentInset.top - (refreshes ? Self.height : 0)
        let pull = -scrollView.contentOffset.y - rest
        frame = CGRect(x: 0, y: scrollView.contentOffset.y + rest, width: scrollView.bounds.width, height: Self.height)
        if !scrollView.isDragging { needsRelease = false }
        alpha = refreshes ? 1 : min(1, max(0, pull / Self.threshold))
        spinner.isHidden = pull <= 0 && !refreshes
        guard !refreshes, !needsRelease, isEnabled, scrollView.isDragging, pull >= Self.threshold else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
