extension UIScrollView {
    /// The status bar was tapped: content goes to its beginning, if the delegate does not mind.
    func goToTop() {
        guard scrollHub.should({ $0.scrollViewShouldScrollToTop(self) }) else { return }
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard contentOffset.y > top.y else { return scrollHub.tell { $0.scrollViewDidScrollToTop(self) } }
        glide(to: top)
        scroll.goesToTop = true
    }
}

extension UIView {
    /// The scroll views in here that are seen and that taps on the status bar may move.
    var listsForStatusBar: [UIScrollView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let own = (self as? UIScrollView).map { $0.scrollsToTop && $0.isScrollEnabled ? [$0] : [] } ?? []
        return own + subviews.flatMap(\.listsForStatusBar)
    }
}
