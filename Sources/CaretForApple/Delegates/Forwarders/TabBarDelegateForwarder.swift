/// Becomes the delegate of an object, and forwards the methods of `UITabBarDelegate` to its recipients.
final class TabBarDelegateForwarder: DelegateForwarder, UITabBarDelegate {
    let tabBarDelegateProxy = TabBarDelegateProxy()
    private var recipients: Recipients<any UITabBarDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(tabBarDelegateProxy)
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        recipients.notify(tabBar, item) { $0.tabBar(_:didSelect:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { tabBarDelegateProxyMethods }
    #endif
}
