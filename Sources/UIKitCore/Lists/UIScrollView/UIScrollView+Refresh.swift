extension UIScrollView {
    /// Replaces the refresh control. With a refresh control, the user can pull content even if it fits the scroll
    /// view.
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        old?.endRefreshing()
        old?.removeFromSuperview()
        old?.scrollView = nil
        guard let refreshControl else { return }
        refreshControl.scrollView = self
        insertSubview(refreshControl, at: 0)
        alwaysBounceVertical = true
        refreshControl.updateForScrolling()
    }
}
