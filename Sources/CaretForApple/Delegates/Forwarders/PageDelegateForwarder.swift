/// Becomes the delegate of an object, and forwards the methods of `UIPageViewControllerDelegate` to its recipients.
final class PageDelegateForwarder: DelegateForwarder, UIPageViewControllerDelegate {
    let pageDelegateProxy = PageDelegateProxy()
    private var recipients: Recipients<any UIPageViewControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(pageDelegateProxy)
    }

    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        recipients.notify(pageViewController, pendingViewControllers) { $0.pageViewController(_:willTransitionTo:) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        recipients.notify(pageViewController, finished, previousViewControllers, completed) {
            $0.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        }
    }

    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
    {
        recipients.ask(pageViewController, orientation) { $0.pageViewController(_:spineLocationFor:) }
    }

    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        recipients.ask(pageViewController) { $0.pageViewControllerSupportedInterfaceOrientations(_:) }
    }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
    {
        recipients.ask(pageViewController) { $0.pageViewControllerPreferredInterfaceOrientationForPresentation(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { pageDelegateProxyMethods }
    #endif
}
