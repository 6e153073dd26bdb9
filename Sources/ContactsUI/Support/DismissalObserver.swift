import UIKitCore

/// Observes the dismissal of a controller by a drag of the user.
final class DismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var observed: UIPresentationController?
    private var notify: (@MainActor () -> Void)?

    /// Begins to observe the current presentation of a controller.
    func observe(_ controller: UIViewController, _ notify: @escaping @MainActor () -> Void) {
        guard controller.presentingViewController != nil, let presentation = controller.presentationController,
            presentation !== observed
        else { return }
        observed = presentation
        self.notify = notify
        _ = presentation.hub.add(self)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { notify?() }
}
