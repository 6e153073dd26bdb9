/// The state of a running transition.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol, Sendable {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition was cancelled. Only interactive transitions can be cancelled.
    var isCancelled: Bool { get }
    /// Whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The presentation style of the presented controller; `.none` if no controller is presented or dismissed.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture drove the transition when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture can interrupt the running transition.
    var isInterruptible: Bool { get }
    /// The progress of the gesture, 0…1. In the handlers of ``UIViewControllerTransitionCoordinator``, the progress
    /// at the end of the gesture.
    var percentComplete: CGFloat { get }
    /// The speed of the remaining animation after a gesture, as a multiple of the normal speed; 1 without a gesture.
    var completionVelocity: CGFloat { get }
    /// The curve of the remaining animation after a gesture; `.easeInOut` without a gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// The rotation between the old and the new view; the identity, as the screen rotates as a whole.
    var targetTransform: CGAffineTransform { get }
    /// Returns the controller that appears or disappears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that appears or disappears; `nil` if there is none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The methods with which objects animate alongside a transition, and are notified of its end.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's duration and curve, and `completion` when the transition has ended.
    ///
    /// - Returns: Whether the animation will be animated; `false` after the transition has started.
    @discardableResult func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs an animation for views outside the container view; `view` contains the animated views.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the gesture ends, and when a gesture interrupts the transition. When the gesture has
    /// ended, `isCancelled` specifies whether the transition is undone.
    func notifyWhenInteractionChanges(_ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` alongside the transition.
    @discardableResult public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The keys of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
