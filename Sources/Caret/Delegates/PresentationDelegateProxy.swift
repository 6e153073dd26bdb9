/// A proxy that forwards the methods of `UIAdaptivePresentationControllerDelegate` to closures.
final class PresentationDelegateProxy: DelegateProxy, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        agree(())
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        notify(())
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        notify(())
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        notify(())
    }
}
