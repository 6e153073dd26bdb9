/// Hands on to closures what a `UITabBarDelegate` is told and asked.
final class TabBarEar: DelegateEar, UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tell(item)
    }
}
