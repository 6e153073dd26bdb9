/// Is notified of taps on the items of a tab bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after the user tapped an item. The item may already be selected. Optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
