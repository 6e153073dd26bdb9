/// Hears that a person pulled a picker down, or touched beside it; the app's own dismissals are no news to the app.
final class PulledDown: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var watched: UIPresentationController?
    private let tell: @MainActor () -> Void

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    /// Watches the presentation that goes on.
    func watch(_ presentation: UIPresentationController?) {
        guard let presentation, presentation !== watched else { return }
        watched = presentation
        _ = presentation.hub.add(self)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { tell() }
}
