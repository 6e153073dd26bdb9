/// Becomes the delegate of an object, and forwards the methods of `UINavigationBarDelegate` to its recipients.
final class NavigationBarDelegateForwarder: DelegateForwarder, UINavigationBarDelegate {
    let navigationBarDelegateProxy = NavigationBarDelegateProxy()
    private var recipients: Recipients<any UINavigationBarDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(navigationBarDelegateProxy)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        recipients.agree(navigationBar, item) { $0.navigationBar(_:shouldPush:) }
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        recipients.notify(navigationBar, item) { $0.navigationBar(_:didPush:) }
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        recipients.agree(navigationBar, item) { $0.navigationBar(_:shouldPop:) }
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        recipients.notify(navigationBar, item) { $0.navigationBar(_:didPop:) }
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        recipients.ask(bar) { $0.position(for:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { navigationBarDelegateProxyMethods }
    #endif
}
