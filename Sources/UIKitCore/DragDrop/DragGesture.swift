/// The long press that lifts items, and the taps of other touches that add items to the drag.
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

    /// Accepts one touch for the drag, and other touches only for taps during the drag.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return interaction?.sessionController?.acceptsMoreItems != true }
        return interaction?.view?.window?.dragSessionController?.acceptsMoreItems ?? false
    }

    /// Lets a gesture begin only if there are items at the touch.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction else { return false }
        let isTap = gestureRecognizer === tap
        return isTap ? interaction.prepareAdding(at: tap.location(in: nil)) : interaction.prepare(at: press.location(in: nil))
    }

    /// Allows a menu to open for the lifted item. The menu closes when the touch moves. A tap adds items while
    /// another touch drags.
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
        case .changed: interaction.sessionController?.move(to: press.location(in: nil))
        case .ended: interaction.sessionController?.end()
        default: interaction.sessionController?.cancel()
        }
    }
}
