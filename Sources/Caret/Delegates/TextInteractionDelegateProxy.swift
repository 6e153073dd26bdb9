/// A proxy that forwards the methods of `UITextInteractionDelegate` to closures.
final class TextInteractionDelegateProxy: DelegateProxy, UITextInteractionDelegate {
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        agree(point)
    }

    func interactionWillBegin(_ interaction: UITextInteraction) {
        notify(())
    }

    func interactionDidEnd(_ interaction: UITextInteraction) {
        notify(())
    }
}
