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
    weak var book: UIPageViewController?

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

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { book?.pagesWillMove() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { book?.pagesDidMove() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { book?.pagesDidRest() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A finger that catches pages under way goes on with them.
        if !isTracking { book?.pagesDidRest() }
    }
    /// A finger caught pages where they would have come to rest, so that nothing moves on.
    override func contentWasLetGo() {
        if book?.pages.pending != nil { book?.pagesDidRest() }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { book?.pagesDidRest() }
    override func contentWasGlided() { if !isTracking { book?.pagesDidRest() } }

    // MARK: - Wheels, keys and assistive technology turn to pages, too

    override func handleWheel(_ event: ScrollEvent) -> Bool {
        guard let book, !isTracking else { return false }
        let (along, across) = book.isHorizontal ? (event.deltaX, event.deltaY) : (event.deltaY, event.deltaX)
        guard along != 0, abs(along) >= abs(across) else { return false }
        return book.turn(to: along < 0 ? 1 : -1)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.noting(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    override func takeRepeat(_ presses: Set<UIPress>) -> Bool { keysBegan(presses) || super.takeRepeat(presses) }

    private func keysBegan(_ presses: Set<UIPress>) -> Bool {
        guard let book, allowsKeyboardScrolling, let key = presses.first?.key, key.modifierFlags.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow where book.isHorizontal: return book.turn(to: -1)
        case .keyboardRightArrow where book.isHorizontal: return book.turn(to: 1)
        case .keyboardUpArrow where !book.isHorizontal, .keyboardPageUp where !book.isHorizontal: return book.turn(to: -1)
        case .keyboardDownArrow where !book.isHorizontal, .keyboardPageDown where !book.isHorizontal: return book.turn(to: 1)
        default: return false
        }
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let book else { return false }
        let slot: Int
        switch direction {
        case .left where book.isHorizontal, .up where !book.isHorizontal: slot = 1
        case .right where book.isHorizontal, .down where !book.isHorizontal: slot = -1
        case .next: slot = book.slot(1)
        case .previous: slot = book.slot(-1)
        default: return false
        }
        guard book.turn(to: slot) else { return false }
        UIAccessibility.post(notification: .pageScrolled, argument: book.pageWords)
        return true
    }
}
