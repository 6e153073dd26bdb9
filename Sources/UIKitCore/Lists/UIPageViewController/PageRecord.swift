import Platform

/// The state of a page view controller.
@MainActor struct PageRecord {
    /// A page that is being scrolled in.
    struct Pending {
        let page: UIViewController
        /// The side of the page: -1 before the current page, 1 after it.
        let side: Int
        /// The completion handler of a page set by the app; `nil` for a page scrolled by a touch.
        var completion: ((Bool) -> Void)?
        var isSet = false
    }

    let scroller = PageScrollView()
    /// Whether pages have backs. Pages with the scroll style have none.
    var isDoubleSided = false
    /// The distance between pages, in points.
    var spacing: CGFloat = 0
    var current: UIViewController?
    var pending: Pending?
    /// The cached neighbours from the data source. An inner `nil` means that there is none.
    var before: UIViewController??
    var after: UIViewController??
    var dots: UIPageControl?
    /// The index of the current page in the page control.
    var dot = 0
    /// Whether the offset is changing because pages are being arranged.
    var isPlacing = false
    /// Whether pages are being dragged or decelerating.
    var isMoving = false
}

/// The scroll view with up to three pages next to each other, of which the middle one is current.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
    weak var pager: UIPageViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        scrollHub.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pager?.pagesWillMove() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { pager?.pagesDidMove() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { pager?.pagesDidRest() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A touch that catches moving pages continues with them.
        if !isTracking { pager?.pagesDidRest() }
    }
    /// Called when a touch has caught pages exactly at their resting position, so that they do not move on.
    override func contentWasReleased() {
        if pager?.pages.pending != nil { pager?.pagesDidRest() }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pager?.pagesDidRest() }
    override func contentWasGlided() { if !isTracking { pager?.pagesDidRest() } }

    // MARK: - Wheels, keys and assistive technology

    override func handleWheel(_ event: ScrollEvent) -> Bool {
        guard let pager, !isTracking, let slot = PageInput.slot(for: event, isHorizontal: pager.isHorizontal) else { return false }
        return pager.turn(to: slot)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.recordingHandled(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    override func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { keysBegan(presses) || super.handleKeyRepeat(presses) }

    private func keysBegan(_ presses: Set<UIPress>) -> Bool {
        guard let pager, allowsKeyboardScrolling, let slot = PageInput.slot(for: presses, isHorizontal: pager.isHorizontal) else {
            return false
        }
        return pager.turn(to: slot)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let pager,
            let slot = PageInput.slot(for: direction, isHorizontal: pager.isHorizontal, next: pager.slot(1)), pager.turn(to: slot)
        else { return false }
        UIAccessibility.post(notification: .pageScrolled, argument: pager.pageDescription)
        return true
    }
}
