/// A proxy that forwards the methods of `UITabBarDelegate` to closures.
final class TabBarEar: DelegateEar, UITabBarDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tell(item)
    }
}
