import QuartzCore

/// Pages that are bound, one or two of which show, and the one that is turned.
@MainActor final class PageBook {
    /// Pages on their way.
    struct Turn {
        /// Tells turns apart: the same pages may be on their way again when a former turn is told that it has ended.
        let number: Int
        let pages: [UIViewController]
        /// What is on the back of the page that is turned, and shows in between only.
        let back: UIViewController?
        let leaf: PageLeaf
        let isForward: Bool
        /// Somebody set the pages; else a finger turns them.
        let isSet: Bool
        var completion: ((Bool) -> Void)?
    }

    private(set) weak var owner: UIPageViewController?
    let view = PageBookView()
    let curlView = PageCurlView()
    private(set) var spine: UIPageViewController.SpineLocation
    var shown: [UIViewController] = []
    var turn: Turn?
    /// How many turns there have been.
    var turns = 0
    /// The delegate is asked for the spine, and sets pages that suit its answer.
    private(set) var isAsking = false
    private var orientation: UIInterfaceOrientation?
    private(set) lazy var gestures = PageGestures(self)
    var recognizers: [UIGestureRecognizer] { [gestures.pan, gestures.tap] }

    init(_ owner: UIPageViewController, _ spine: UIPageViewController.SpineLocation) {
        (self.owner, self.spine) = (owner, spine)
        if spine == .mid { owner.pages.isDoubleSided = true }
        view.book = self
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        sourceDidChange()
    }

    var isHorizontal: Bool { owner?.isHorizontal ?? true }
    /// Pages are told of their coming and going as long as the controller is coming, or there.
    var tells: Bool { owner?.appearance.isComing ?? false }
    var isShown: Bool { owner?.appearance.phase == .shown }

    func sourceDidChange() {
        for recognizer in recognizers { recognizer.isEnabled = owner?.pageSource.isEmpty == false }
    }

    // MARK: - Layout

    func setUp() {
        guard let owner else { return }
        owner.view.addSubview(view)
        for page in shown { add(page) }
        layOut()
    }

    func layOut() {
        guard let owner else { return }
        if view.frame != owner.view.bounds {
            // The turn is worked out for the former size.
            finish()
            view.frame = owner.view.bounds
        }
        place()
    }

    /// The part of the book that a page has: 0 or 1 for halves, `nil` for all of it.
    func frame(ofHalf half: Int?) -> CGRect {
        let room = view.bounds
        guard let half else { return room }
        let middle = isHorizontal ? (room.width / 2).rounded() : (room.height / 2).rounded()
        let (first, second) = room.divided(atDistance: middle, from: isHorizontal ? .minXEdge : .minYEdge)
        return half == 0 ? first : second
    }

    /// The size that a page has in a room.
    func pageSize(within room: CGSize) -> CGSize {
        guard spine == .mid else { return room }
        return isHorizontal
            ? CGSize(width: (room.width / 2).rounded(), height: room.height)
            : CGSize(width: room.width, height: (room.height / 2).rounded())
    }

    /// Pages lie where they belong; those that show only meanwhile are put there by their turn.
    func place() {
        guard turn == nil, owner?.isViewLoaded == true else { return }
        curlView.removeFromSuperview()
        for (half, page) in shown.enumerated() {
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

    /// The interface has another orientation, perhaps: the delegate says where pages are bound then.
    func interfaceMayTurn() {
        guard let owner, let now = owner.viewIfLoaded?.window?.windowScene?.interfaceOrientation, now != orientation else { return }
        defer { orientation = now }
        guard orientation != nil else { return }
        finish()
        isAsking = true
        let answer = owner.pageHub.value(spine) { $0.pageViewController(owner, spineLocationFor: now) }
        isAsking = false
        spine = answer == .none ? .min : answer
        if spine == .mid { owner.pages.isDoubleSided = true }
        let required = spine == .mid ? 2 : 1
        UIPageViewController.check(shown.count, isRight: shown.isEmpty || shown.count == required, required: required)
        place()
        owner.view.setNeedsLayout()
    }

    /// Keeps the orientation that pages are laid out for.
    func noteOrientation() {
        guard orientation == nil else { return }
        orientation = owner?.viewIfLoaded?.window?.windowScene?.interfaceOrientation
    }
}
