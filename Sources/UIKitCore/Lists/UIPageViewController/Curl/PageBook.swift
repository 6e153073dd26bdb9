import QuartzCore

/// The pages of a page view controller with the curl style: one or two visible pages, and the turning page.
@MainActor final class PageBook {
    /// A page turn in progress.
    struct Turn {
        /// The number of the turn. The completion of an animation compares the number, because the same pages may be
        /// turning again when an earlier animation ends.
        let number: Int
        let pages: [UIViewController]
        /// The page on the back of the turning page. It is visible only during the turn.
        let back: UIViewController?
        let leaf: PageLeaf
        let isForward: Bool
        /// Whether the app has set the pages. `false` for a turn by the user.
        let isSet: Bool
        var completion: ((Bool) -> Void)?
    }

    private(set) weak var owner: UIPageViewController?
    let view = PageBookView()
    let curlView = PageCurlView()
    private(set) var spine: UIPageViewController.SpineLocation
    var visiblePages: [UIViewController] = []
    var turn: Turn?
    /// The number of turns so far.
    var turnCount = 0
    /// Whether the delegate is being asked for the spine location. During the call the delegate may set pages for the
    /// new location.
    private(set) var isAskingDelegate = false
    private var orientation: UIInterfaceOrientation?
    private(set) lazy var gestures = PageGestures(self)
    var recognizers: [UIGestureRecognizer] { [gestures.pan, gestures.tap] }

    init(_ owner: UIPageViewController, _ spine: UIPageViewController.SpineLocation) {
        self.owner = owner
        self.spine = spine
        if spine == .mid { owner.pages.isDoubleSided = true }
        view.book = self
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        sourceDidChange()
    }

    var isHorizontal: Bool { owner?.isHorizontal ?? true }
    /// Whether pages receive appearance callbacks: `true` while the controller is appearing or visible.
    var notifiesPages: Bool { owner?.appearance.isVisibleOrAppearing ?? false }
    var isShown: Bool { owner?.appearance.phase == .appeared }

    func sourceDidChange() {
        for recognizer in recognizers { recognizer.isEnabled = owner?.pageSource.isEmpty == false }
    }

    // MARK: - Layout

    func setUp() {
        guard let owner else { return }
        owner.view.addSubview(view)
        for page in visiblePages { add(page) }
        layOut()
    }

    func layOut() {
        guard let owner else { return }
        if view.frame != owner.view.bounds {
            // The geometry of the turn was computed for the old size.
            finish()
            view.frame = owner.view.bounds
        }
        layOutPages()
    }

    /// Returns the frame of a half of the book, 0 or 1; `nil` means the whole book.
    func frame(ofHalf half: Int?) -> CGRect {
        let bounds = view.bounds
        guard let half else { return bounds }
        let middle = isHorizontal ? (bounds.width / 2).rounded() : (bounds.height / 2).rounded()
        let (first, second) = bounds.divided(atDistance: middle, from: isHorizontal ? .minXEdge : .minYEdge)
        return half == 0 ? first : second
    }

    /// Returns the size of a page in a container.
    func pageSize(within containerSize: CGSize) -> CGSize {
        guard spine == .mid else { return containerSize }
        return isHorizontal
            ? CGSize(width: (containerSize.width / 2).rounded(), height: containerSize.height)
            : CGSize(width: containerSize.width, height: (containerSize.height / 2).rounded())
    }

    /// Sets the frames of the pages at rest. Does nothing during a turn, which sets the frames itself.
    func layOutPages() {
        guard turn == nil, owner?.isViewLoaded == true else { return }
        curlView.removeFromSuperview()
        for (half, page) in visiblePages.enumerated() {
            page.view.frame = frame(ofHalf: spine == .mid ? half : nil)
            if page.view.superview !== view { view.addSubview(page.view) }
        }
    }

    func add(_ page: UIViewController) {
        guard let owner else { return }
        if page.parent !== owner { owner.addChild(page) }
        if owner.isViewLoaded, page.view.superview == nil { view.addSubview(page.view) }
    }

    func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: - The spine

    /// Asks the delegate for the spine location if the interface orientation has changed.
    func orientationMayChange() {
        guard let owner, let newOrientation = owner.viewIfLoaded?.window?.windowScene?.interfaceOrientation,
            newOrientation != orientation
        else { return }
        defer { orientation = newOrientation }
        guard orientation != nil else { return }
        finish()
        isAskingDelegate = true
        let answer = owner.pageHub.value(spine) { $0.pageViewController(owner, spineLocationFor: newOrientation) }
        isAskingDelegate = false
        spine = answer == .none ? .min : answer
        if spine == .mid { owner.pages.isDoubleSided = true }
        let requiredCount = spine == .mid ? 2 : 1
        UIPageViewController.check(
            visiblePages.count, isCorrect: visiblePages.isEmpty || visiblePages.count == requiredCount, required: requiredCount)
        layOutPages()
        owner.view.setNeedsLayout()
    }

    /// Records the first interface orientation for which the pages are laid out.
    func recordOrientation() {
        guard orientation == nil else { return }
        orientation = owner?.viewIfLoaded?.window?.windowScene?.interfaceOrientation
    }
}
