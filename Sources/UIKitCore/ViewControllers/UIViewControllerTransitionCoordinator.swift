/// What is known of a transition while it goes on.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether it was given up; only interactive ones can be.
    var isCancelled: Bool { get }
    /// Whether it follows a finger.
    var isInteractive: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that everything happens in.
    var containerView: UIView { get }
    /// The controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets others do something at the side of a transition, and after it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's own, at its time and curve, and `completion` when all has ended.
    ///
    /// - Returns: whether it will be animated; `false` too after the animations have begun.
    @discardableResult func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the finger that moves the transition has left; `isCancelled` says which way it goes on.
    func notifyWhenInteractionChanges(_ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` at the side of the transition.
    @discardableResult public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is there at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that is there at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
