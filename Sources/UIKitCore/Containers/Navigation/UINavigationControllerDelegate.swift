/// Is notified of the screens that a navigation controller shows, and provides their transitions.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called after the `viewWillAppear` of a screen. Also called for the top screen when the navigation controller
    /// itself appears.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the `viewDidAppear` of a screen. The method may push or pop screens. Not called when a pop is
    /// cancelled.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the animator of an animated push or pop; `nil` for the default animation.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the controller that drives an animator interactively; `nil` runs the animation without interaction.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the supported orientations of the navigation controller; by default, the default orientations of a view
    /// controller.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented if the current orientation is not supported; by
    /// default, the first supported orientation.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultImplementationProbe.fallback(nil) }
    /// Returns the default orientations of a view controller.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        DefaultImplementationProbe.fallback(navigationController.defaultSupportedOrientations)
    }
    /// Returns the first supported orientation.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { DefaultImplementationProbe.fallback(navigationController.firstSupportedOrientation) }
}

extension UINavigationController {
    /// A change of the navigation stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller is pushed on top.
        case push = 1
        /// One or more controllers are popped.
        case pop = 2
    }
}
