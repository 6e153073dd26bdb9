/// Page turns by wheels, keys and assistive technology. They have the same effect as a swipe.
extension UIPageViewController {
    /// Turns to the page on a side of the screen: -1 to the left or above, 1 to the right or below. Returns whether
    /// there is such a page.
    ///
    /// While pages are moving, no other turn begins, because one movement of the wheel sends many events.
    func turn(to slot: Int) -> Bool {
        let scroller = pages.scroller
        guard scroller.isScrollEnabled, isViewLoaded, view.window != nil, step > 0, !scroller.isTracking else { return false }
        guard pages.pending == nil, !scroller.scroll.machine.isMoving else { return true }
        pagesWillMove()
        let side = self.slot(slot)
        guard pages.pending == nil, ((side > 0 ? pages.after : pages.before) ?? nil) != nil else {
            pages.isMoving = false
            if pages.pending == nil { arrange() }
            return pages.pending != nil
        }
        let target = step * CGFloat(1 + slot)
        scroller.glide(to: isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), isByUser: true)
        return true
    }

    /// The announcement of the page for assistive technology; `nil` without a page control.
    var pageDescription: String? {
        guard let dots = pages.dots, dots.numberOfPages > 0 else { return nil }
        let coming = pages.scroller.wheelOrigin
        let place = isHorizontal ? coming.x : coming.y
        let side = slot(place > step ? 1 : -1)
        return "Page \(min(max(1, dots.currentPage + 1 + side), dots.numberOfPages)) of \(dots.numberOfPages)"
    }
}
