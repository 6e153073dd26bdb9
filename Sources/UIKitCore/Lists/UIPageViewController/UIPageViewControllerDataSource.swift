/// Gives the pages before and after one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another; `nil` if that is the first. Asked when a finger is about to move.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; `nil` if that is the last. Asked when a finger is about to move.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are below pages that scroll. Optional; 0, the default, for none. Asked when pages are set.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that was set. Optional; defaults to 0. Asked when pages are set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Answers 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { OwnAnswers.none(0) }
    /// Answers 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { OwnAnswers.none(0) }
}

/// Hears of pages that a finger turns.
///
/// Every method is optional. None tells of `setViewControllers(_:direction:animated:completion:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Another page is about to be seen.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Pages have come to rest; `completed` says whether it is on another one.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Where pages that curl are bound when the interface has turned. Pages that suit it are set in here, without `animated`: two for
    /// `.mid`, else one. Optional; by default pages stay bound where they are.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The orientations that the controller supports. Optional; defaults to what controllers usually support.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    /// The orientation that the controller comes up in, if it is presented. Optional; defaults to the first supported one.
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
    /// Answers where pages are bound.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { OwnAnswers.none(pageViewController.spineLocation) }
    /// Answers what controllers usually support.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { OwnAnswers.none(pageViewController.usualOrientations) }
    /// Answers what controllers usually prefer.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { OwnAnswers.none(pageViewController.firstSupportedOrientation) }
}
