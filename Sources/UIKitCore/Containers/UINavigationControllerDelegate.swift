/// Who hears which screen a navigation controller shows.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// A screen is about to be shown: called after its `viewWillAppear`, for the top one also when the navigation controller itself comes.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A screen is shown: called after its `viewDidAppear`. May push or pop.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
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
}
