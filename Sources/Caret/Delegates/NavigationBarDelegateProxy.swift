/// A proxy that forwards the methods of `UINavigationBarDelegate` to closures.
final class NavigationBarDelegateProxy: DelegateProxy, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        agree(item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        notify(item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        agree(item)
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        notify(item)
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ask((), Hooks.noAnswer(.any))
    }
}
