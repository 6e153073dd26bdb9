/// A proxy that forwards the methods of `UINavigationControllerDelegate` to closures.
final class NavigationDelegateProxy: NSObject, DelegateProxy, UINavigationControllerDelegate {
    lazy var willShow = DelegateSlot<(viewController: UIViewController, animated: Bool), Void>(self)
    lazy var didShow = DelegateSlot<(viewController: UIViewController, animated: Bool), Void>(self)
    lazy var animationControllerForOperation = DelegateSlot<
        (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
        (any UIViewControllerAnimatedTransitioning)?
    >(self)
    lazy var interactionController = DelegateSlot<
        any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
    >(self)
    lazy var supportedInterfaceOrientations = DelegateSlot<Void, UIInterfaceOrientationMask>(self)
    lazy var preferredInterfaceOrientation = DelegateSlot<Void, UIInterfaceOrientation>(self)

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        willShow.notify((viewController: viewController, animated: animated))
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        didShow.notify((viewController: viewController, animated: animated))
    }
}
