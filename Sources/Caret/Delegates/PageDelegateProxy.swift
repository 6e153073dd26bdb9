/// A proxy that forwards the methods of `UIPageViewControllerDelegate` to closures.
final class PageDelegateProxy: DelegateProxy, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        notify(pendingViewControllers)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        notify((finished: finished, previous: previousViewControllers, completed: completed))
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        ask(orientation, Hooks.noAnswer(pageViewController.spineLocation))
    }

    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        ask((), Hooks.noAnswer(pageViewController.defaultSupportedOrientations))
    }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        ask((), Hooks.noAnswer(pageViewController.firstSupportedOrientation))
    }
}
