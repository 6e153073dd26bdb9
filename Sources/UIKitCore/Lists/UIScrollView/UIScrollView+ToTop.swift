extension UIScrollView {
    /// Scrolls to the top after a tap on the status bar, if the delegate allows it.
    func scrollToTopForStatusBar() {
        guard scrollHub.allAgree({ $0.scrollViewShouldScrollToTop(self) }) else { return }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard contentOffset.y > top.y else { return scrollHub.notify { $0.scrollViewDidScrollToTop(self) } }
        animateScroll(to: top)
        scroll.isScrollingToTop = true
    }
}

extension UIView {
    /// The visible scroll views among this view and its descendants that scroll after a tap on the status bar.
    var scrollViewsForStatusBarTap: [UIScrollView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let candidates = (self as? UIScrollView).map { $0.scrollsToTop && $0.isScrollEnabled ? [$0] : [] } ?? []
        return candidates + subviews.flatMap(\.scrollViewsForStatusBarTap)
    }
}
