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

/// The long press that lifts what is dragged.
@MainActor final class DragGesture: NSObject, UIGestureRecognizerDelegate {
    private let press = UILongPressGestureRecognizer()
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
        press.delegate = self
        press.addTarget(self, action: Selector("pressed:", DragGesture.pressed))
    }

    func attach(to view: UIView) { view.addGestureRecognizer(press) }
    func detach() { press.view?.removeGestureRecognizer(press) }

    /// What is not dragged there leaves the touch to others.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.prepare(at: press.location(in: nil)) ?? false
    }

    /// A menu may open over what was lifted: it closes when the finger moves on.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.delegate is MenuGestures || interaction?.allowsSimultaneousRecognitionDuringLift ?? false
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let interaction else { return }
        switch press.state {
        case .began: interaction.lift()
        case .changed: interaction.stage?.move(to: press.location(in: nil))
        case .ended: interaction.stage?.end()
        default: interaction.stage?.cancel()
        }
    }
}
