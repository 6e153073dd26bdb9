/// Observes the dismissal of a picker by the user, by a drag or a tap beside it. Does not report dismissals by the
/// app.
final class InteractiveDismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var watched: UIPresentationController?
    private let notify: @MainActor () -> Void

    init(_ tell: @escaping @MainActor () -> Void) { self.notify = tell }

    /// Begins to observe the current presentation.
    func watch(_ presentation: UIPresentationController?) {
        guard let presentation, presentation !== watched else { return }
        watched = presentation
        _ = presentation.hub.add(self)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { notify() }
}
