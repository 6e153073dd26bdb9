// Page turns with the scroll style.
//
// The scroll view is three pages long, with the current page in the middle. When a drag begins, the pages before and
// after the current one are requested from the data source. On a side without a page, a negative inset shortens the
// content. When the offset leaves the middle, the page on that side is added as the pending page, and both pages begin
// their appearance transitions. When the pages come to rest, the pending page becomes the current one or is removed,
// and the offset returns to the middle. A turn by the app follows the same steps with an animated offset. Delegates and
// completion handlers may turn to another page at any time, so the state is checked after each call.
extension UIPageViewController {
    var isHorizontal: Bool { navigationOrientation == .horizontal }
    private var isMirrored: Bool { isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance from one page to the next, in points.
    var pageLength: CGFloat { isHorizontal ? pages.scrollView.bounds.width : pages.scrollView.bounds.height }

    private var axisOffset: CGFloat {
        get { isHorizontal ? pages.scrollView.contentOffset.x : pages.scrollView.contentOffset.y }
        set {
            pages.isSettingOffset = true
            pages.scrollView.setOffsetAndStop(to: isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue))
            pages.isSettingOffset = false
        }
    }

    /// Whether pages receive appearance callbacks: `true` while the controller is appearing or visible.
    private var notifiesPages: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

    /// Returns the side of a page on the screen. In right-to-left layouts the sides are exchanged.
    func screenSide(_ side: Int) -> Int { isMirrored ? -side : side }

    func setUpPages() {
        let scrollView = pages.scrollView
        scrollView.pager = self
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
        view.addSubview(scrollView)
        scrollView.isScrollEnabled = !pageSource.isEmpty
        if let page = pages.current { add(page) }
        // Apps scroll the pages before the first layout.
        layOutPages()
    }

    package func pageSourceDidChange() {
        if let book { return book.sourceDidChange() }
        pages.scrollView.isScrollEnabled = !pageSource.isEmpty
        pages.before = nil
        pages.after = nil
        if pages.current != nil { updatePageControl() }
    }

    // MARK: - Layout

    func layOutPages() {
        let height = pages.pageControl.map { $0.isHidden ? 0 : Self.pageControlHeight } ?? 0
        let availableFrame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - height))
        let frame =
            isHorizontal
            ? availableFrame.insetBy(dx: -pages.spacing / 2, dy: 0) : availableFrame.insetBy(dx: 0, dy: -pages.spacing / 2)
        if pages.scrollView.frame != frame {
            // The target of the movement was computed for the old size.
            finishTurn()
            pages.isSettingOffset = true
            pages.scrollView.frame = frame
            pages.isSettingOffset = false
            centerCurrentPage()
        }
        pages.pageControl?.frame = CGRect(
            x: 0, y: availableFrame.maxY - view.safeAreaInsets.bottom, width: availableFrame.width, height: Self.pageControlHeight)
        layOutPageViews()
    }

    /// Moves the current page to the middle of the scroll view.
    func centerCurrentPage() {
        let size = pages.scrollView.bounds.size
        pages.isSettingOffset = true
        pages.scrollView.contentInset = .zero
        pages.scrollView.contentSize =
            isHorizontal ? CGSize(width: size.width * 3, height: size.height) : CGSize(width: size.width, height: size.height * 3)
        pages.isSettingOffset = false
        axisOffset = pageLength
    }

    private func frame(onScreenSide screenSide: Int) -> CGRect {
        let size = pages.scrollView.bounds.size
        let start = pageLength * CGFloat(1 + screenSide)
        return isHorizontal
            ? CGRect(x: start + pages.spacing / 2, y: 0, width: max(0, size.width - pages.spacing), height: size.height)
            : CGRect(x: 0, y: start + pages.spacing / 2, width: size.width, height: max(0, size.height - pages.spacing))
    }

    private func layOutPageViews() {
        pages.current?.view.frame = frame(onScreenSide: 0)
        if let pendingPage = pages.pending { pendingPage.page.view.frame = frame(onScreenSide: screenSide(pendingPage.side)) }
    }

    private func add(_ page: UIViewController) {
        if page.parent !== self { addChild(page) }
        guard isViewLoaded else { return }
        pages.scrollView.addSubview(page.view)
    }

    private func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: - Turns by the app

    func turn(to page: UIViewController, _ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) {
        finishTurn()
        // A completion handler may have begun another turn, which has to end as well.
        finishTurn()
        pages.before = nil
        pages.after = nil
        guard animated, isViewLoaded, view.window != nil, let old = pages.current, old !== page else {
            replace(by: page)
            updatePageControl()
            completion?(true)
            return
        }
        centerCurrentPage()
        beginTurn(page, side: direction == .forward ? 1 : -1, animated: true)
        pages.pending?.isSet = true
        pages.pending?.completion = completion
        updatePageControl()
        let target = pageLength * CGFloat(1 + screenSide(direction == .forward ? 1 : -1))
        pages.scrollView.setContentOffset(isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: true)
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
            layOutPageViews()
            view.setNeedsLayout()
        }
        old?.endAppearanceTransition()
        if appearance.phase == .appeared { page.endAppearanceTransition() }
        page.didMove(toParent: self)
    }

    // MARK: - Turns by a touch

    /// Requests the previous and the next page before a touch moves the pages. On a side without a page, a negative
    /// inset shortens the content.
    func pagesWillMove() {
        guard let current = pages.current else { return }
        completeNearestPage()
        pages.isMoving = true
        requestAdjacentPages(of: pages.current ?? current)
        let low = (isMirrored ? pages.after : pages.before) ?? nil
        let high = (isMirrored ? pages.before : pages.after) ?? nil
        var insets = UIEdgeInsets.zero
        if low == nil { if isHorizontal { insets.left = -pageLength } else { insets.top = -pageLength } }
        if high == nil { if isHorizontal { insets.right = -pageLength } else { insets.bottom = -pageLength } }
        pages.isSettingOffset = true
        let offset = pages.scrollView.contentOffset
        pages.scrollView.contentInset = insets
        pages.scrollView.setOffsetAndStop(to: offset)
        pages.isSettingOffset = false
    }

    /// Requests the previous and the next page if they are not cached.
    private func requestAdjacentPages(of page: UIViewController) {
        if pages.before == nil { pages.before = .some(adjacentPage(of: page, at: -1)) }
        if pages.after == nil { pages.after = .some(adjacentPage(of: page, at: 1)) }
    }

    /// Returns the page on a side of another page. Returns `nil` if the data source returns no page or the same page.
    func adjacentPage(of page: UIViewController, at side: Int) -> UIViewController? {
        let result: UIViewController? = pageSource.value(nil) {
            side > 0 ? $0.pageViewController(self, viewControllerAfter: page) : $0.pageViewController(self, viewControllerBefore: page)
        }
        return result === page ? nil : result
    }

    /// Called when a touch stops moving pages. The page with the larger visible part becomes the current one.
    private func completeNearestPage() {
        guard let pendingPage = pages.pending, !pendingPage.isSet else { return finishTurn() }
        let distance = axisOffset - pageLength
        guard abs(distance) > pageLength / 2, distance * CGFloat(screenSide(pendingPage.side)) > 0 else { return }
        complete(pendingPage)
        guard pages.pending == nil else { return }
        axisOffset = distance - pageLength * CGFloat(screenSide(pendingPage.side)) + pageLength
    }

    func pagesDidMove() {
        guard !pages.isSettingOffset, pages.isMoving, pages.pending?.isSet != true, pageLength > 0 else { return }
        let distance = axisOffset - pageLength
        guard distance != 0 else { return }
        let side = screenSide(distance > 0 ? 1 : -1)
        guard pages.pending?.side != side else { return }
        cancelPending()
        let current = pages.current
        guard pages.pending == nil, let page = (side > 0 ? pages.after : pages.before) ?? nil else { return }
        pageHub.notify { $0.pageViewController(self, willTransitionTo: [page]) }
        // The delegate may have turned to another page.
        guard pages.pending == nil, pages.current === current else { return }
        beginTurn(page, side: side, animated: true)
    }

    private func beginTurn(_ page: UIViewController, side: Int, animated: Bool) {
        pages.pending = .init(page: page, side: side)
        if notifiesPages { pages.current?.beginAppearanceTransition(false, animated: animated) }
        add(page)
        page.view.frame = frame(onScreenSide: screenSide(side))
        if notifiesPages { page.beginAppearanceTransition(true, animated: animated) }
    }

    /// Called when the pages have come to rest.
    func pagesDidRest() {
        guard !pages.isSettingOffset else { return }
        pages.isMoving = false
        let restingSide = pageLength > 0 ? Int(((axisOffset - pageLength) / pageLength).rounded()) : 0
        guard let pendingPage = pages.pending else { return centerCurrentPage() }
        let isTurned = restingSide == screenSide(pendingPage.side)
        if isTurned { complete(pendingPage) } else { cancelPending() }
        // The delegate or a completion handler may have begun another turn.
        guard pages.pending == nil else { return }
        centerCurrentPage()
        layOutPageViews()
        // After a swipe, the next page in the direction of the swipe is requested before the next touch.
        if isTurned, !pendingPage.isSet, let current = pages.current, !pageSource.isEmpty { requestAdjacentPages(of: current) }
    }

    /// Makes the pending page the current one.
    private func complete(_ pending: PageViewControllerState.Pending) {
        guard let old = pages.current else { return }
        exchange(&pages.pending, with: nil)
        pages.current = pending.page
        pages.before = nil
        pages.after = nil
        if !pending.isSet {
            if pending.side > 0 { pages.before = .some(old) } else { pages.after = .some(old) }
        }
        remove(old)
        layOutPageViews()
        endTransitions(of: old)
        pending.page.didMove(toParent: self)
        guard !pending.isSet else {
            pending.completion?(true)
            return
        }
        setCurrentPageIndex(pages.currentPageIndex + pending.side)
        pageHub.notify {
            $0.pageViewController(self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        }
    }

    /// Ends the appearance transitions of both pages. While the controller is still appearing, the transition of the
    /// current page ends later.
    private func endTransitions(of page: UIViewController) {
        page.endAppearanceTransition()
        if appearance.phase == .appeared { pages.current?.endAppearanceTransition() }
    }

    /// Removes the pending page.
    private func cancelPending() {
        guard let pendingPage = pages.pending else { return }
        exchange(&pages.pending, with: nil)
        pendingPage.page.beginAppearanceTransition(false, animated: true)
        if notifiesPages { pages.current?.beginAppearanceTransition(true, animated: true) }
        remove(pendingPage.page)
        endTransitions(of: pendingPage.page)
        if pendingPage.isSet {
            pendingPage.completion?(false)
        } else if let current = pages.current {
            pageHub.notify {
                $0.pageViewController(self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: false)
            }
        }
    }

    /// Ends the current movement at once. A page set by the app becomes the current one. A page that the user is
    /// scrolling to is removed.
    func finishTurn() {
        guard let pendingPage = pages.pending else { return }
        if pendingPage.isSet { complete(pendingPage) } else { cancelPending() }
        // The delegate or a completion handler may have begun another turn.
        if isViewLoaded, pages.pending == nil { centerCurrentPage() }
    }
}
