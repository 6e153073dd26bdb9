/// Has a view be dragged: by a long press that lifts it, and a finger that moves then.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether interactions drag that nobody has set otherwise: `true`.
    public class var isEnabledByDefault: Bool { true }

    /// What other code keeps with the interaction.
    package final var companion: AnyObject?
    package final let hub = DelegateHub<any UIDragInteractionDelegate>()
    /// The view that it was added to. Held weakly.
    public private(set) weak var view: UIView?
    /// Whether the view can be dragged. Defaults to ``isEnabledByDefault``.
    open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { if !isEnabled { stage?.cancel() } } }
    /// Whether other gestures go on while items are lifted and not moved yet. Defaults to `false`.
    open var allowsSimultaneousRecognitionDuringLift = false
    private lazy var gesture = DragGesture(self)
    private(set) final var stage: DragStage?

    /// Makes an interaction; the delegate is held weakly.
    public init(delegate: any UIDragInteractionDelegate) {
        super.init()
        hub.delegate = delegate
    }

    /// Says what is dragged. Held weakly.
    open var delegate: (any UIDragInteractionDelegate)? { hub.delegate }

    /// Called by the view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        stage?.cancel()
        gesture.detach()
    }

    /// Called by the view.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gesture.attach(to: view) }
    }

    /// The whole view, where it stands.
    final var ownPreview: UITargetedDragPreview? {
        guard let view, view.superview != nil else { return nil }
        return UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
    }

    // MARK: - The finger

    /// Asks what a finger would lift at a point of the window. Returns whether there is anything.
    final func prepare(at point: CGPoint) -> Bool {
        guard isEnabled, stage == nil, let view, let window = view.window else { return false }
        let session = DragSession()
        session.finger = point
        session.window = window
        session.items = hub.value([]) { $0.dragInteraction(self, itemsForBeginning: session) }
        prepared = session.items.isEmpty ? nil : session
        return prepared != nil
    }

    private final var prepared: DragSession?
    private final var preparedToAdd: [UIDragItem] = []

    /// Asks what a tap at a point of the window would add to the drag that is under way. Returns whether there is anything.
    final func prepareAdding(at point: CGPoint) -> Bool {
        guard isEnabled, let view, let stage = view.window?.dragStage, stage.takesMore else { return false }
        let place = view.convert(point, from: nil)
        preparedToAdd = hub.value([]) { $0.dragInteraction(self, itemsForAddingTo: stage.session, withTouchAt: place) }
        return !preparedToAdd.isEmpty
    }

    final func add() {
        let items = preparedToAdd
        preparedToAdd = []
        view?.window?.dragStage?.add(items, from: self)
    }

    final func lift() {
        guard let session = prepared, let window = session.window else { return }
        prepared = nil
        let stage = DragStage(session, self, in: window)
        self.stage = stage
        stage.lift()
    }

    /// A drag is over, or has never begun.
    final func stageDidEnd(_ stage: DragStage) { if self.stage === stage { self.stage = nil } }
}
