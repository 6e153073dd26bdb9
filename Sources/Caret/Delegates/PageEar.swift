/// Hands on to closures what a `UIPageViewControllerDelegate` is told and asked.
final class PageEar: DelegateEar, UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        tell(pendingViewControllers)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        tell((finished: finished, previous: previousViewControllers, completed: completed))
    }
}
