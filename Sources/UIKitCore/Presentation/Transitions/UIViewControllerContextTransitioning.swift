/// What an animator knows of the transition that it animates.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that everything happens in. What comes is in it already, at its final frame, when the animator is called.
    ///
    /// > Difference from Apple: there the animator of a presentation adds the view. Adding it again does no harm.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether it follows a finger.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the presented controller stands.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How what comes is turned against what goes; the identity, as the screen turns as a whole.
    var targetTransform: CGAffineTransform { get }
    /// The controller that is there at the start, or at the end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or comes; `nil` for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the start; `.zero` where it is not.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end; `.zero` where it is not.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Says how far a gesture has brought the transition, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the gesture is over, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Says that the gesture is over, and the transition goes back to its start.
    func cancelInteractiveTransition()
    /// Says that a gesture takes hold of a transition that runs.
    func pauseInteractiveTransition()
    /// Ends the transition.
    ///
    /// - Parameter didComplete: `false` if everything went back to how it was.
    func completeTransition(_ didComplete: Bool)
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
