/// Hears of the movements of the list below a bar.
@MainActor final class BarScrollFollower: NSObject, UIScrollViewDelegate, ContentSizeFollower {
    private(set) weak var list: UIScrollView?
    private var id: Int?
    private var isMoving = false
    var whenMoved: (@MainActor (UIScrollView) -> Void)?
    /// Asked where the list comes to rest, in points.
    var whenReleased: (@MainActor (UIScrollView, CGPoint) -> CGPoint)?

    /// Follows a list, and no other one any more.
    func follow(_ list: UIScrollView?) {
        guard list !== self.list || (list != nil && id == nil) else { return }
        if let id { self.list?.scrollHub.remove(id) }
        self.list = list
        id = list?.scrollHub.add(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { tell(scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { tell(scrollView) }
    func contentSizeDidChange(of scrollView: UIScrollView) { tell(scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let whenReleased { targetContentOffset.pointee = whenReleased(scrollView, targetContentOffset.pointee) }
    }

    /// What a bar does about a movement may move the list's insets, which is no news.
    private func tell(_ list: UIScrollView) {
        guard !isMoving, list === self.list else { return }
        isMoving = true
        whenMoved?(list)
        isMoving = false
    }
}

extension UIScrollView {
    /// How far content goes on above the upper edge of what is free, 0…1, over 12 points.
    var shareAboveTop: CGFloat { share(contentOffset.y + scroll.insets.top) }
    /// The same below the lower edge.
    var shareBelowBottom: CGFloat { share(contentSize.height - (contentOffset.y + bounds.height - scroll.insets.bottom)) }

    private func share(_ distance: CGFloat) -> CGFloat { min(max(distance / 12, 0), 1) }
}

extension UIView {
    /// The list that fills the view: itself, or the first one down the backmost views that reaches the upper edge.
    var listBelowBars: UIScrollView? {
        if let list = self as? UIScrollView { return list }
        for view in subviews.prefix(3) where !view.isHidden && view.frame.minY <= safeAreaInsets.top {
            if let list = view.listBelowBars { return list }
        }
        return nil
    }
}
