extension UIScrollView {
    /// Replaces the refresh control. With a refresh control, content that fits can also be pulled.
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
