extension UIScrollView {
    /// Content that fits can be pulled, too, once there is something to pull for.
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        old?.endRefreshing()
        old?.removeFromSuperview()
        old?.scrollView = nil
        guard let refreshControl else { return }
        refreshControl.scrollView = self
        insertSubview(refreshControl, at: 0)
        alwaysBounceVertical = true
        refreshControl.scrolled()
    }
}
