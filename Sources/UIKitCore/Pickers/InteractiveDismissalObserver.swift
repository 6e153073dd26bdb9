/// Observes the dismissal of a presented controller by the user, with a drag or a tap beside the picker. Dismissals by
/// the app are not reported.
package final class InteractiveDismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var observedController: UIPresentationController?
    private let notify: @MainActor () -> Void

    package init(_ notify: @escaping @MainActor () -> Void) { self.notify = notify }

    /// Begins to observe the current presentation.
    package func observe(_ presentation: UIPresentationController?) {
        guard let presentation, presentation !== observedController else { return }
        observedController = presentation
        _ = presentation.hub.add(self)
    }

    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { notify() }
}
