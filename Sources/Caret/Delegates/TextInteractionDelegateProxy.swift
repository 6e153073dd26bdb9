/// A proxy that forwards the methods of `UITextInteractionDelegate` to closures.
final class TextInteractionDelegateProxy: NSObject, DelegateProxy, UITextInteractionDelegate {
    lazy var shouldBegin = DelegateSlot<CGPoint, Bool>(self)
    lazy var willBegin = DelegateSlot<Void, Void>(self)
    lazy var didEnd = DelegateSlot<Void, Void>(self)

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        shouldBegin.agree(point)
    }

    func interactionWillBegin(_ interaction: UITextInteraction) {
        willBegin.notify(())
    }

    func interactionDidEnd(_ interaction: UITextInteraction) {
        didEnd.notify(())
    }
}
