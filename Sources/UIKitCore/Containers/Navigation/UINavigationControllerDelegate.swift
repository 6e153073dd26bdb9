/// Hears which screen a navigation controller shows, and how it comes and goes.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A screen is about to be shown: called after its `viewWillAppear`, for the top one also when the navigation controller itself comes.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A screen is shown: called after its `viewDidAppear`. May push or pop. Not called for one that a gesture gave up to show.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// What moves the views of a push or pop that is animated; `nil` for the usual slide.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives that animation by a gesture; `nil` lets it run.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// How the screen can stand, where this controller is asked; what controllers usually support by default.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    /// How the screen stands best where it cannot stay as it is; what controllers usually prefer by default.
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
    /// Answers `nil`.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OwnAnswers.none(nil) }
    /// Answers `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OwnAnswers.none(nil) }
    /// Answers what controllers usually support.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        OwnAnswers.none(navigationController.usualOrientations)
    }
    /// Answers what controllers usually prefer.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { OwnAnswers.none(navigationController.firstSupportedOrientation) }
}

extension UINavigationController {
    /// What becomes of the row of screens.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A screen comes on top.
        case push = 1
        /// One or more go.
        case pop = 2
    }
}
