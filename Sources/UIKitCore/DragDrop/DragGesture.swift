/// The long press that lifts what is dragged, and the taps of other fingers that add to it.
@MainActor final class DragGesture: NSObject, UIGestureRecognizerDelegate {
    private let press = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
        press.delegate = self
        press.addTarget(self, action: Selector("pressed:", DragGesture.pressed))
        tap.delegate = self
        tap.addTarget(self, action: Selector("tapped:", DragGesture.tapped))
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(press)
        view.addGestureRecognizer(tap)
    }

    func detach() {
        press.view?.removeGestureRecognizer(press)
        tap.view?.removeGestureRecognizer(tap)
    }

    /// One finger drags; others tap, while it does.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return interaction?.stage?.takesMore != true }
        return interaction?.view?.window?.dragStage?.takesMore ?? false
    }

    /// What is not dragged there leaves the touch to others.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction else { return false }
        let isTap = gestureRecognizer === tap
        return isTap ? interaction.prepareAdding(at: tap.location(in: nil)) : interaction.prepare(at: press.location(in: nil))
    }

    /// A menu may open over what was lifted: it closes when the finger moves on. A tap adds to what another finger drags.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === tap || otherGestureRecognizer.delegate is MenuGestures
            || interaction?.allowsSimultaneousRecognitionDuringLift ?? false
    }

    private func tapped(_ tap: UITapGestureRecognizer) { interaction?.add() }

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
