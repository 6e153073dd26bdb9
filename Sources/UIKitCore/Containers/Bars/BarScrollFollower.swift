/// Observes the scroll view under a bar, and notifies the bar when its content offset, insets or content size change.
@MainActor final class BarScrollFollower: NSObject, UIScrollViewDelegate, ContentSizeFollower {
    private(set) weak var list: UIScrollView?
    private var id: Int?
    private var isMoving = false
    var whenMoved: (@MainActor (UIScrollView) -> Void)?
    /// Called when dragging ends, with the content offset at which scrolling would stop, in points. Returns the
    /// offset to use instead.
    var whenReleased: (@MainActor (UIScrollView, CGPoint) -> CGPoint)?

    /// Begins to observe a scroll view, and stops observing the previous scroll view.
    func follow(_ list: UIScrollView?) {
        guard list !== self.list || (list != nil && id == nil) else { return }
        if let id { self.list?.scrollHub.remove(id) }
        self.list = list
        id = list?.scrollHub.add(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { notify(scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { notify(scrollView) }
    func contentSizeDidChange(of scrollView: UIScrollView) { notify(scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let whenReleased { targetContentOffset.pointee = whenReleased(scrollView, targetContentOffset.pointee) }
    }

    /// Notifies the bar. Ignores changes that the bar makes in response, such as changes of the scroll view's insets.
    private func notify(_ list: UIScrollView) {
        guard !isMoving, list === self.list else { return }
        isMoving = true
        whenMoved?(list)
        isMoving = false
    }
}

extension UIScrollView {
    /// How far content extends above the upper edge of the unobscured area: 0 for not at all, 1 for 12 points or
    /// more.
    var shareAboveTop: CGFloat { share(contentOffset.y + scroll.insets.top) }
    /// How far content extends below the lower edge of the unobscured area: 0 for not at all, 1 for 12 points or
    /// more.
    var shareBelowBottom: CGFloat { share(contentSize.height - (contentOffset.y + bounds.height - scroll.insets.bottom)) }

    private func share(_ distance: CGFloat) -> CGFloat { min(max(distance / 12, 0), 1) }
}

extension UIView {
    /// The scroll view that bars observe: the view itself, or a descendant that reaches up to the safe area's upper
    /// edge. Only the three rearmost subviews of each view are searched.
    var listBelowBars: UIScrollView? {
        if let list = self as? UIScrollView { return list }
        for view in subviews.prefix(3) where !view.isHidden && view.frame.minY <= safeAreaInsets.top {
            if let list = view.listBelowBars { return list }
        }
        return nil
    }
}
