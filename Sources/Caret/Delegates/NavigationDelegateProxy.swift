/// A proxy that forwards the methods of `UINavigationControllerDelegate` to closures.
final class NavigationDelegateProxy: DelegateProxy, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        notify((viewController: viewController, animated: animated))
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        notify((viewController: viewController, animated: animated))
    }
}
