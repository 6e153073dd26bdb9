/// A proxy that forwards the methods of `UITabBarDelegate` to closures.
final class TabBarDelegateProxy: DelegateProxy, UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        notify(item)
    }
}
