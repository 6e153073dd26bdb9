/// What is known of a transition while it goes on.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol, Sendable {
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
    /// How the presented controller stands; `.none` where nothing is presented or dismissed.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it followed a finger when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture may take hold of it while it runs.
    var isInterruptible: Bool { get }
    /// How far a gesture has brought it, 0…1; in the handlers of ``UIViewControllerTransitionCoordinator`` where it was let go.
    var percentComplete: CGFloat { get }
    /// How fast the rest goes after a gesture has let go, as a multiple of the animation's own speed; 1 without one.
    var completionVelocity: CGFloat { get }
    /// How the speed of the rest changes then; `.easeInOut` without a gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// How what comes is turned against what goes; the identity, as the screen turns as a whole.
    var targetTransform: CGAffineTransform { get }
    /// The controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; `nil` for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
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
    /// The same for what is not in the container view: `view` is where the animated views are.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the finger that moves the transition has left, where `isCancelled` says which way it goes on, and when one takes
    /// hold of it on its way.
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
