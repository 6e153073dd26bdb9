/// A proxy that forwards the methods of `UIPageViewControllerDelegate` to closures.
final class PageDelegateProxy: NSObject, DelegateProxy, UIPageViewControllerDelegate {
    lazy var willTransition = DelegateSlot<[UIViewController], Void>(self)
    lazy var didFinishAnimating = DelegateSlot<(finished: Bool, previous: [UIViewController], completed: Bool), Void>(self)
    lazy var spineLocation = DelegateSlot<UIInterfaceOrientation, UIPageViewController.SpineLocation>(self)
    lazy var supportedInterfaceOrientations = DelegateSlot<Void, UIInterfaceOrientationMask>(self)
    lazy var preferredInterfaceOrientation = DelegateSlot<Void, UIInterfaceOrientation>(self)

    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        willTransition.notify(pendingViewControllers)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        didFinishAnimating.notify((finished: finished, previous: previousViewControllers, completed: completed))
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        spineLocation.ask(orientation, Hooks.noAnswer(pageViewController.spineLocation))
    }

    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        supportedInterfaceOrientations.ask((), Hooks.noAnswer(Hooks.supportedOrientations(of: pageViewController)))
    }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        preferredInterfaceOrientation.ask((), Hooks.noAnswer(Hooks.presentedOrientation(of: pageViewController)))
    }
}
