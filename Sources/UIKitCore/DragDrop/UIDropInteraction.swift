/// Has things be dropped on a view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// What other code keeps with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UIDropInteractionDelegate>()
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?

    /// Makes an interaction; the delegate is held weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        super.init()
        hub.delegate = delegate
    }

    /// Says what may be dropped. Held weakly.
    open var delegate: (any UIDropInteractionDelegate)? { hub.delegate }

    /// Called by the view.
    open func willMove(to view: UIView?) {}

    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether it wants to hear of a drag.
    final func canHandle(_ session: DragSession) -> Bool {
        !hub.isEmpty && hub.should { $0.dropInteraction(self, canHandle: session) }
    }

    /// The interaction of the view under a point of the window, or of one around it, that wants to hear of a drag.
    static func find(at point: CGPoint, in window: UIWindow, where wants: (UIDropInteraction) -> Bool) -> UIDropInteraction? {
        var view = window.hitTest(point, with: nil)
        while let present = view {
            for case let drop as UIDropInteraction in present.interactions where wants(drop) { return drop }
            view = present.superview
        }
        return nil
    }
}
