/// A proxy that forwards the methods of `UINavigationBarDelegate` to closures.
final class NavigationBarDelegateProxy: NSObject, DelegateProxy, UINavigationBarDelegate {
    lazy var shouldPush = DelegateSlot<UINavigationItem, Bool>(self)
    lazy var didPush = DelegateSlot<UINavigationItem, Void>(self)
    lazy var shouldPop = DelegateSlot<UINavigationItem, Bool>(self)
    lazy var didPop = DelegateSlot<UINavigationItem, Void>(self)
    lazy var position = DelegateSlot<Void, UIBarPosition>(self)

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        shouldPush.agree(item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        didPush.notify(item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        shouldPop.agree(item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        didPop.notify(item)
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        position.ask((), Hooks.noAnswer(.any))
    }
}
