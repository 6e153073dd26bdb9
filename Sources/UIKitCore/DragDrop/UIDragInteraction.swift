/// An interaction that makes a view draggable by a long press followed by movement.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The default of ``isEnabled``: `true`.
    public class var isEnabledByDefault: Bool { true }

    /// The object that the closure layer attaches to the interaction.
    package final var associatedObject: AnyObject?
    package final let hub = DelegateHub<any UIDragInteractionDelegate>()
    /// The view that contains the interaction. Held weakly.
    public private(set) weak var view: UIView?
    /// Whether the view can be dragged. Defaults to ``isEnabledByDefault``.
    open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { if !isEnabled { sessionController?.cancel() } } }
    /// Whether other gestures continue while items are lifted and have not moved yet. Defaults to `false`.
    open var allowsSimultaneousRecognitionDuringLift = false
    private lazy var gesture = DragGesture(self)
    private(set) final var sessionController: DragSessionController?

    /// Creates an interaction; the delegate is held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        super.init()
        hub.delegate = delegate
    }

    /// The delegate that provides the items. Held weakly.
    open var delegate: (any UIDragInteractionDelegate)? { hub.delegate }

    /// Called by the view before the interaction moves.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        sessionController?.cancel()
        gesture.detach()
    }

    /// Called by the view after the interaction moved.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gesture.attach(to: view) }
    }

    /// The preview of the whole view at its location; `nil` without a superview.
    final var wholeViewPreview: UITargetedDragPreview? {
        guard let view, view.superview != nil else { return nil }
        return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
    }

    // MARK: - Touches

    /// Requests the items at a point of the window. Returns whether there are any.
    final func prepare(at point: CGPoint) -> Bool {
        guard isEnabled, sessionController == nil, let view, let window = view.window else { return false }
        let session = DragSession()
        session.touchLocation = point
        session.window = window
        session.items = hub.value([]) { $0.dragInteraction(self, itemsForBeginning: session) }
        preparedSession = session.items.isEmpty ? nil : session
        return preparedSession != nil
    }

    /// The session of a lift that may begin.
    private final var preparedSession: DragSession?
    /// The items that a tap may add to the current drag.
    private final var itemsToAdd: [UIDragItem] = []

    /// Requests the items that a tap at a point of the window adds to the current drag. Returns whether there are
    /// any.
    final func prepareAdding(at point: CGPoint) -> Bool {
        guard isEnabled, let view, let sessionController = view.window?.dragSessionController, sessionController.acceptsMoreItems else {
            return false
        }
        let location = view.convert(point, from: nil)
        itemsToAdd = hub.value([]) { $0.dragInteraction(self, itemsForAddingTo: sessionController.session, withTouchAt: location) }
        return !itemsToAdd.isEmpty
    }

    /// Adds the prepared items to the current drag.
    final func add() {
        let items = itemsToAdd
        itemsToAdd = []
        view?.window?.dragSessionController?.add(items, from: self)
    }

    /// Lifts the items of the prepared session.
    final func lift() {
        guard let session = preparedSession, let window = session.window else { return }
        preparedSession = nil
        let sessionController = DragSessionController(session, self, in: window)
        self.sessionController = sessionController
        sessionController.lift()
    }

    /// Called when a drag ends, or is cancelled before it begins.
    final func dragDidEnd(_ sessionController: DragSessionController) {
        if self.sessionController === sessionController { self.sessionController = nil }
    }
}
