/// A proxy that forwards the methods of `UITabBarDelegate` to closures.
final class TabBarDelegateProxy: NSObject, DelegateProxy, UITabBarDelegate {
    lazy var didSelect = DelegateSlot<UITabBarItem, Void>(self)

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        didSelect.notify(item)
    }
}
