import Platform

/// What a page view controller knows of its pages.
@MainActor struct PageRecord {
    /// A page that is coming, and where it stands.
    struct Pending {
        let page: UIViewController
        /// -1 before the present one, 1 after it.
        let side: Int
        /// Somebody set it; `nil` for one that a finger moves.
        var completion: ((Bool) -> Void)?
        var isSet = false
    }

    let scroller = PageScrollView()
    /// Whether pages have something on their backs; pages that scroll have no backs.
    var isDoubleSided = false
    /// Between pages, in points.
    var spacing: CGFloat = 0
    var current: UIViewController?
    var pending: Pending?
    /// Pages that were asked for; `nil` inside for none.
    var before: UIViewController??
    var after: UIViewController??
    var dots: UIPageControl?
    /// The dot of the present page.
    var dot = 0
    /// Offsets change because pages are put in order.
    var isPlacing = false
    /// A finger moves pages, or they move on after it.
    var isMoving = false
}

/// Three pages beside each other, of which the middle one is the present.
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
        // A finger that catches pages under way goes on with them.
        if !isTracking { pager?.pagesDidRest() }
    }
    /// A finger caught pages where they would have come to rest, so that nothing moves on.
    override func contentWasLetGo() {
        if pager?.pages.pending != nil { pager?.pagesDidRest() }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pager?.pagesDidRest() }
    override func contentWasGlided() { if !isTracking { pager?.pagesDidRest() } }

    // MARK: - Wheels, keys and assistive technology turn to pages, too

    override func handleWheel(_ event: ScrollEvent) -> Bool {
        guard let pager, !isTracking, let slot = PageInput.slot(for: event, isHorizontal: pager.isHorizontal) else { return false }
        return pager.turn(to: slot)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.noting(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    override func takeRepeat(_ presses: Set<UIPress>) -> Bool { keysBegan(presses) || super.takeRepeat(presses) }

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
        UIAccessibility.post(notification: .pageScrolled, argument: pager.pageWords)
        return true
    }
}
