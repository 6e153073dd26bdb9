// Closures that are called after the delegate, for the module CaretQuickLook. Each method returns a closure that
// removes the observer.

extension QLPreviewController {
    /// Calls a closure before the controller is dismissed.
    public final func _onWillDismiss(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        delegateHub.observe(PreviewObserver(willDismiss: body))
    }

    /// Calls a closure after the controller was dismissed.
    public final func _onDismiss(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        delegateHub.observe(PreviewObserver(didDismiss: body))
    }
}

/// Passes the calls of a delegate to closures.
@MainActor private final class PreviewObserver: QLPreviewControllerDelegate {
    private let willDismiss: (@MainActor () -> Void)?
    private let didDismiss: (@MainActor () -> Void)?

    init(willDismiss: (@MainActor () -> Void)? = nil, didDismiss: (@MainActor () -> Void)? = nil) {
        self.willDismiss = willDismiss
        self.didDismiss = didDismiss
    }

    func previewControllerWillDismiss(_ controller: QLPreviewController) { willDismiss?() }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { didDismiss?() }
}
