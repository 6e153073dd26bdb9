/// A proxy that forwards the methods of `UIAdaptivePresentationControllerDelegate` to closures.
final class PresentationDelegateProxy: DelegateProxy, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        agree(())
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        tell(())
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        tell(())
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        tell(())
    }
}
