/// An interaction that makes a view the destination of drops.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// The object that the closure layer attaches to the interaction.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UIDropInteractionDelegate>()
    /// The view that contains the interaction. Held weakly.
    public private(set) weak var view: UIView?

    /// Creates an interaction; the delegate is held weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        super.init()
        hub.delegate = delegate
    }

    /// The delegate that determines the drops that are accepted. Held weakly.
    open var delegate: (any UIDropInteractionDelegate)? { hub.delegate }

    /// Called by the view before the interaction moves.
    open func willMove(to view: UIView?) {}

    /// Called by the view after the interaction moved.
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns whether the delegate can handle a drag.
    final func canHandle(_ session: DragSession) -> Bool {
        !hub.isEmpty && hub.allAgree { $0.dropInteraction(self, canHandle: session) }
    }

    /// Returns the drop interaction at a point of the window that satisfies the condition, on the innermost view that
    /// has one.
    static func find(at point: CGPoint, in window: UIWindow, where isIncluded: (UIDropInteraction) -> Bool) -> UIDropInteraction? {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            for case let drop as UIDropInteraction in current.interactions where isIncluded(drop) { return drop }
            view = current.superview
        }
        return nil
    }
}
