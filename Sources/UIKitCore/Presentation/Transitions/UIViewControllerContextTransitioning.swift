/// The context of a transition, passed to the animator.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. When the animator is called, the view already contains the
    /// appearing view at its final frame.
    ///
    /// > Difference from Apple: In UIKit, the animator of a presentation adds the view. Adding it again has no
    /// > effect.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the appearing view relative to the disappearing view. Always the identity, because the screen
    /// rotates as a whole.
    var targetTransform: CGAffineTransform { get }
    /// Returns the controller at the start or the end of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the disappearing or appearing view; `nil` if the transition does not remove or add that view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the start; `.zero` if the view is not visible at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end; `.zero` if the view is not visible at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Updates the progress of the interaction, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction. The transition continues to its end.
    func finishInteractiveTransition()
    /// Ends the interaction. The transition returns to its start.
    func cancelInteractiveTransition()
    /// Pauses a running transition and begins an interaction.
    func pauseInteractiveTransition()
    /// Ends the transition.
    ///
    /// - Parameter didComplete: `false` if the transition returned to its start.
    func completeTransition(_ didComplete: Bool)
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, which is the same as in UIKit.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The disappearing view.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The appearing view.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
