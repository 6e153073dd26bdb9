/// Observes the scroll view under a bar, and notifies the bar when its content offset, insets or content size change.
@MainActor final class BarScrollObserver: NSObject, UIScrollViewDelegate, ContentSizeObserver {
    private(set) weak var scrollView: UIScrollView?
    private var observerID: Int?
    private var isNotifying = false
    var onScroll: (@MainActor (UIScrollView) -> Void)?
    /// Called when dragging ends, with the content offset at which scrolling would stop, in points. Returns the
    /// offset to use instead.
    var adjustedTargetOffset: (@MainActor (UIScrollView, CGPoint) -> CGPoint)?

    /// Begins to observe a scroll view, and stops observing the previous scroll view.
    func observe(_ scrollView: UIScrollView?) {
        guard scrollView !== self.scrollView || (scrollView != nil && observerID == nil) else { return }
        if let observerID { self.scrollView?.scrollHub.remove(observerID) }
        self.scrollView = scrollView
        observerID = scrollView?.scrollHub.add(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { notify(scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { notify(scrollView) }
    func contentSizeDidChange(of scrollView: UIScrollView) { notify(scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let handler = adjustedTargetOffset { targetContentOffset.pointee = handler(scrollView, targetContentOffset.pointee) }
    }

    /// Notifies the bar. Ignores changes that the bar makes in response, such as changes of the scroll view's insets.
    private func notify(_ scrollView: UIScrollView) {
        guard !isNotifying, scrollView === self.scrollView else { return }
        isNotifying = true
        onScroll?(scrollView)
        isNotifying = false
    }
}

extension UIScrollView {
    /// The progress of a bar's crossfade, 0…1, over the first 12 points of content above the unobscured area.
    var scrollEdgeProgress: CGFloat { crossfadeProgress(contentOffset.y + scroll.insets.top) }
    /// The progress of a bar's crossfade, 0…1, over the first 12 points of content below the unobscured area.
    var bottomScrollEdgeProgress: CGFloat {
        crossfadeProgress(contentSize.height - (contentOffset.y + bounds.height - scroll.insets.bottom))
    }

    private func crossfadeProgress(_ distance: CGFloat) -> CGFloat { min(max(distance / 12, 0), 1) }
}

extension UIView {
    /// The scroll view that bars observe: the view itself, or a descendant that reaches up to the safe area's upper
    /// edge. Only the three rearmost subviews of each view are searched.
    var scrollViewUnderBars: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        for view in subviews.prefix(3) where !view.isHidden && view.frame.minY <= safeAreaInsets.top {
            if let scrollView = view.scrollViewUnderBars { return scrollView }
        }
        return nil
    }
}
