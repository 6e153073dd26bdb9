/// Methods to provide the pages before and after another page.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another page; `nil` if the other page is the first. Called before a touch moves the
    /// pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another page; `nil` if the other page is the last. Called before a touch moves the
    /// pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots in the page control of the scroll style. Optional; by default 0: no page control.
    /// Called when pages are set.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot for the page that was set. Optional; defaults to 0. Called when pages are set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { DefaultImplementationProbe.fallback(0) }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { DefaultImplementationProbe.fallback(0) }
}

/// Notifications of page turns by the user.
///
/// Every method is optional. None of the notifications is sent for
/// `setViewControllers(_:direction:animated:completion:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before another page becomes visible.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when the pages have come to rest. `completed` is `true` if another page is shown.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Returns the spine location for a new interface orientation. Optional; defaults to the current location.
    ///
    /// Implementations set the pages for the location in this method, without an animation: two for `.mid`, otherwise
    /// one.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Returns the supported orientations. Optional; defaults to the default orientations of view controllers.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented. Optional; defaults to the first supported one.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// Returns the current spine location.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { DefaultImplementationProbe.fallback(pageViewController.spineLocation) }
    /// Returns the default orientations of view controllers.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { DefaultImplementationProbe.fallback(pageViewController.defaultSupportedOrientations) }
    /// Returns the first supported orientation.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { DefaultImplementationProbe.fallback(pageViewController.firstSupportedOrientation) }
}
