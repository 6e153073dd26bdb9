import Platform

/// The state of a page view controller.
@MainActor struct PageViewControllerState {
    /// A page that is being scrolled into view.
    struct Pending {
        let page: UIViewController
        /// The side of the page: -1 for the previous page, 1 for the next.
        let side: Int
        /// The completion handler of a page set by the app; `nil` for a page that the user scrolls to.
        var completion: ((Bool) -> Void)?
        var isSet = false
    }

    let scrollView = PageScrollView()
    /// Whether the back of a page is another page. `false` for the scroll style.
    var isDoubleSided = false
    /// The distance between pages, in points.
    var spacing: CGFloat = 0
    var current: UIViewController?
    var pending: Pending?
    /// The cached pages before and after the current one. The inner `nil` means that the data source has no such
    /// page.
    var before: UIViewController??
    var after: UIViewController??
    var pageControl: UIPageControl?
    /// The index of the current page in the page control.
    var currentPageIndex = 0
    /// Whether the offset is being set to arrange the pages.
    var isSettingOffset = false
    /// Whether pages are being dragged or decelerating.
    var isMoving = false
}

/// The scroll view for up to three pages in a row. The middle page is the current one.
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
        // A touch that stops moving pages continues to drag them.
        if !isTracking { pager?.pagesDidRest() }
    }
    /// Called when a touch has stopped the pages exactly at their resting position. The pages then do not decelerate.
    override func contentWasReleased() {
        if pager?.pages.pending != nil { pager?.pagesDidRest() }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pager?.pagesDidRest() }
    override func userScrollAnimationDidEnd() { if !isTracking { pager?.pagesDidRest() } }

    // MARK: - Wheels, keys and assistive technology

    override func handleWheel(_ event: ScrollEvent) -> Bool {
        guard let pager, !isTracking, let side = PageInput.screenSide(for: event, isHorizontal: pager.isHorizontal) else { return false }
        return pager.turn(to: side)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.recordingHandled(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    override func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { keysBegan(presses) || super.handleKeyRepeat(presses) }

    private func keysBegan(_ presses: Set<UIPress>) -> Bool {
        guard let pager, allowsKeyboardScrolling, let side = PageInput.screenSide(for: presses, isHorizontal: pager.isHorizontal) else {
            return false
        }
        return pager.turn(to: side)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let pager,
            let side = PageInput.screenSide(for: direction, isHorizontal: pager.isHorizontal, next: pager.screenSide(1)),
            pager.turn(to: side)
        else { return false }
        UIAccessibility.post(notification: .pageScrolled, argument: pager.pageDescription)
        return true
    }
}
