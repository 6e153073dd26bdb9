// Page turns with the scroll style.
//
// The scroll view is three pages long, with the current page in the middle. When a drag begins, the pages before and
// after the current one are requested from the data source. On a side without a page, insets end the content. When the
// offset leaves the middle, the page on that side is added as the pending page, and both pages begin their appearance
// transitions. When the pages come to rest, the pending page becomes the current one or is removed, and the offset
// returns to the middle. A turn by the app follows the same steps with an animated offset. Delegates and completion
// handlers may turn to another page at any time, so the state is checked after each call.
extension UIPageViewController {
    var isHorizontal: Bool { navigationOrientation == .horizontal }
    private var isMirrored: Bool { isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance from one page to the next, in points.
    var step: CGFloat { isHorizontal ? pages.scroller.bounds.width : pages.scroller.bounds.height }

    private var place: CGFloat {
        get { isHorizontal ? pages.scroller.contentOffset.x : pages.scroller.contentOffset.y }
        set {
            pages.isPlacing = true
            pages.scroller.jump(to: isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue))
            pages.isPlacing = false
        }
    }

    /// Whether pages receive appearance callbacks: `true` while the controller is appearing or visible.
    private var notifiesPages: Bool { appearance.phase == .appearing || appearance.phase == .shown }

    /// Returns the side of a page on the screen. In right-to-left layouts the sides are exchanged.
    func slot(_ side: Int) -> Int { isMirrored ? -side : side }

    func setUpPages() {
        let scrollView = pages.scroller
        scrollView.pager = self
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
        view.addSubview(scrollView)
        scrollView.isScrollEnabled = !pageSource.isEmpty
        if let page = pages.current { add(page) }
    }

    package func pageSourceDidChange() {
        if let book { return book.sourceDidChange() }
        pages.scroller.isScrollEnabled = !pageSource.isEmpty
        (pages.before, pages.after) = (nil, nil)
        if pages.current != nil { countPages() }
    }

    // MARK: - Layout

    func layOutPages() {
        let height = pages.dots.map { $0.isHidden ? 0 : Self.dotsHeight } ?? 0
        let availableFrame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - height))
        let frame =
            isHorizontal
            ? availableFrame.insetBy(dx: -pages.spacing / 2, dy: 0) : availableFrame.insetBy(dx: 0, dy: -pages.spacing / 2)
        if pages.scroller.frame != frame {
            // The target of the movement was computed for the old size.
            finish()
            pages.isPlacing = true
            pages.scroller.frame = frame
            pages.isPlacing = false
            arrange()
        }
        pages.dots?.frame = CGRect(
            x: 0, y: availableFrame.maxY - view.safeAreaInsets.bottom, width: availableFrame.width, height: Self.dotsHeight)
        placeViews()
    }

    /// Moves the current page to the middle of the scroll view.
    func arrange() {
        let size = pages.scroller.bounds.size
        pages.isPlacing = true
        pages.scroller.contentInset = .zero
        pages.scroller.contentSize =
            isHorizontal ? CGSize(width: size.width * 3, height: size.height) : CGSize(width: size.width, height: size.height * 3)
        pages.isPlacing = false
        place = step
    }

    private func frame(ofSlot screenSide: Int) -> CGRect {
        let size = pages.scroller.bounds.size
        let start = step * CGFloat(1 + screenSide)
        return isHorizontal
            ? CGRect(x: start + pages.spacing / 2, y: 0, width: max(0, size.width - pages.spacing), height: size.height)
            : CGRect(x: 0, y: start + pages.spacing / 2, width: size.width, height: max(0, size.height - pages.spacing))
    }

    private func placeViews() {
        pages.current?.view.frame = frame(ofSlot: 0)
        if let pending = pages.pending { pending.page.view.frame = frame(ofSlot: slot(pending.side)) }
    }

    private func add(_ page: UIViewController) {
        if page.parent !== self { addChild(page) }
        guard isViewLoaded else { return }
        pages.scroller.addSubview(page.view)
    }

    private func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: - Turns by the app

    func turn(to page: UIViewController, _ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) {
        finish()
        // A completion handler may have begun another turn, which has to end as well.
        finish()
        (pages.before, pages.after) = (nil, nil)
        guard animated, isViewLoaded, view.window != nil, let old = pages.current, old !== page else {
            replace(by: page)
            countPages()
            completion?(true)
            return
        }
        arrange()
        begin(page, side: direction == .forward ? 1 : -1, animated: true)
        pages.pending?.isSet = true
        pages.pending?.completion = completion
        countPages()
        let target = step * CGFloat(1 + slot(direction == .forward ? 1 : -1))
        pages.scroller.setContentOffset(isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: true)
    }

    /// Replaces the page without an animation.
    private func replace(by page: UIViewController) {
        let old = pages.current
        guard old !== page else { return }
        if notifiesPages { old?.beginAppearanceTransition(false, animated: false) }
        pages.current = page
        add(page)
        if notifiesPages { page.beginAppearanceTransition(true, animated: false) }
        if let old { remove(old) }
        if isViewLoaded {
            placeViews()
            view.setNeedsLayout()
        }
        old?.endAppearanceTransition()
        if appearance.phase == .shown { page.endAppearanceTransition() }
        page.didMove(toParent: self)
    }

    // MARK: - Turns by a touch

    /// Requests the previous and the next page before a touch moves the pages. On a side without a page, insets end
    /// the content.
    func pagesWillMove() {
        guard let current = pages.current else { return }
        settleHalfway()
        pages.isMoving = true
        askForNeighbours(of: pages.current ?? current)
        let low = (isMirrored ? pages.after : pages.before) ?? nil
        let high = (isMirrored ? pages.before : pages.after) ?? nil
        var insets = UIEdgeInsets.zero
        if low == nil { if isHorizontal { insets.left = -step } else { insets.top = -step } }
        if high == nil { if isHorizontal { insets.right = -step } else { insets.bottom = -step } }
        pages.isPlacing = true
        let offset = pages.scroller.contentOffset
        pages.scroller.contentInset = insets
        pages.scroller.jump(to: offset)
        pages.isPlacing = false
    }

    /// Requests the previous and the next page if they are not cached.
    private func askForNeighbours(of page: UIViewController) {
        if pages.before == nil { pages.before = .some(neighbour(of: page, at: -1)) }
        if pages.after == nil { pages.after = .some(neighbour(of: page, at: 1)) }
    }

    /// Returns the page on a side of another page. Returns `nil` if the data source returns no page or the same page.
    func neighbour(of page: UIViewController, at side: Int) -> UIViewController? {
        let result: UIViewController? = pageSource.value(nil) {
            side > 0 ? $0.pageViewController(self, viewControllerAfter: page) : $0.pageViewController(self, viewControllerBefore: page)
        }
        return result === page ? nil : result
    }

    /// Called when a touch stops moving pages. The page with the larger visible part becomes the current one.
    private func settleHalfway() {
        guard let pending = pages.pending, !pending.isSet else { return finish() }
        let distance = place - step
        guard abs(distance) > step / 2, distance * CGFloat(slot(pending.side)) > 0 else { return }
        complete(pending)
        guard pages.pending == nil else { return }
        place = distance - step * CGFloat(slot(pending.side)) + step
    }

    func pagesDidMove() {
        guard !pages.isPlacing, pages.isMoving, pages.pending?.isSet != true, step > 0 else { return }
        let distance = place - step
        guard distance != 0 else { return }
        let side = slot(distance > 0 ? 1 : -1)
        guard pages.pending?.side != side else { return }
        cancelPending()
        let current = pages.current
        guard pages.pending == nil, let page = (side > 0 ? pages.after : pages.before) ?? nil else { return }
        pageHub.notify { $0.pageViewController(self, willTransitionTo: [page]) }
        // The delegate may have turned to another page.
        guard pages.pending == nil, pages.current === current else { return }
        begin(page, side: side, animated: true)
    }

    private func begin(_ page: UIViewController, side: Int, animated: Bool) {
        pages.pending = .init(page: page, side: side)
        if notifiesPages { pages.current?.beginAppearanceTransition(false, animated: animated) }
        add(page)
        page.view.frame = frame(ofSlot: slot(side))
        if notifiesPages { page.beginAppearanceTransition(true, animated: animated) }
    }

    /// Called when the pages have come to rest.
    func pagesDidRest() {
        guard !pages.isPlacing else { return }
        pages.isMoving = false
        let restingSide = step > 0 ? Int(((place - step) / step).rounded()) : 0
        guard let pending = pages.pending else { return arrange() }
        let isTurned = restingSide == slot(pending.side)
        if isTurned { complete(pending) } else { cancelPending() }
        // The delegate or a completion handler may have begun another turn.
        guard pages.pending == nil else { return }
        arrange()
        placeViews()
        // After a swipe, the next page in the direction of the swipe is requested before the next touch.
        if isTurned, !pending.isSet, let current = pages.current, !pageSource.isEmpty { askForNeighbours(of: current) }
    }

    /// Makes the pending page the current one.
    private func complete(_ pending: PageRecord.Pending) {
        guard let old = pages.current else { return }
        exchange(&pages.pending, with: nil)
        pages.current = pending.page
        if pending.side > 0 { (pages.before, pages.after) = (.some(old), nil) } else { (pages.before, pages.after) = (nil, .some(old)) }
        if pending.isSet { (pages.before, pages.after) = (nil, nil) }
        remove(old)
        placeViews()
        endTransitions(of: old)
        pending.page.didMove(toParent: self)
        guard !pending.isSet else {
            pending.completion?(true)
            return
        }
        setDot(pages.dot + pending.side)
        pageHub.notify {
            $0.pageViewController(self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        }
    }

    /// Ends the appearance transitions of both pages. While the controller is still appearing, the transition of the
    /// current page ends later.
    private func endTransitions(of page: UIViewController) {
        page.endAppearanceTransition()
        if appearance.phase == .shown { pages.current?.endAppearanceTransition() }
    }

    /// Removes the pending page.
    private func cancelPending() {
        guard let pending = pages.pending else { return }
        exchange(&pages.pending, with: nil)
        pending.page.beginAppearanceTransition(false, animated: true)
        if notifiesPages { pages.current?.beginAppearanceTransition(true, animated: true) }
        remove(pending.page)
        endTransitions(of: pending.page)
        if pending.isSet {
            pending.completion?(false)
        } else if let current = pages.current {
            pageHub.notify {
                $0.pageViewController(self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: false)
            }
        }
    }

    /// Ends the current movement at once. A page set by the app becomes the current one, and a pending page is
    /// removed.
    func finish() {
        guard let pending = pages.pending else { return }
        if pending.isSet { complete(pending) } else { cancelPending() }
        // The delegate or a completion handler may have begun another turn.
        if isViewLoaded, pages.pending == nil { arrange() }
    }
}
