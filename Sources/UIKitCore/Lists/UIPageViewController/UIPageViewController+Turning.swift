/// Page turns by wheels, keys and assistive technology. They have the same effect as a swipe.
extension UIPageViewController {
    /// Turns to the page on a side of the screen: -1 to the left or above, 1 to the right or below. Returns whether
    /// there is such a page.
    ///
    /// While pages are moving, no other turn begins, because a single wheel gesture sends many events.
    func turn(to screenSide: Int) -> Bool {
        let scrollView = pages.scrollView
        guard scrollView.isScrollEnabled, isViewLoaded, view.window != nil, pageLength > 0, !scrollView.isTracking else { return false }
        guard pages.pending == nil, !scrollView.scroll.machine.isMoving else { return true }
        pagesWillMove()
        let side = self.screenSide(screenSide)
        guard pages.pending == nil, ((side > 0 ? pages.after : pages.before) ?? nil) != nil else {
            pages.isMoving = false
            if pages.pending == nil { centerCurrentPage() }
            return pages.pending != nil
        }
        let target = pageLength * CGFloat(1 + screenSide)
        scrollView.animateScroll(to: isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), isByUser: true)
        return true
    }

    /// The announcement of the page for assistive technology; `nil` without a page control.
    var pageDescription: String? {
        guard let pageControl = pages.pageControl, pageControl.numberOfPages > 0 else { return nil }
        let targetOffset = pages.scrollView.wheelOrigin
        let position = isHorizontal ? targetOffset.x : targetOffset.y
        let side = screenSide(position > pageLength ? 1 : -1)
        let page = min(max(1, pageControl.currentPage + 1 + side), pageControl.numberOfPages)
        return "Page \(page) of \(pageControl.numberOfPages)"
    }
}
