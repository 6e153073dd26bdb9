/// A tap on a view that shows a failure.
@MainActor final class PictureTap {
    private weak var view: UIView?
    private let recognizer = UITapGestureRecognizer()
    private let wasEnabled: Bool

    /// Enables the interaction of a view, and calls `body` when the view is tapped.
    init(on view: UIView, _ body: @escaping @MainActor () -> Void) {
        self.view = view
        wasEnabled = view.isUserInteractionEnabled
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(recognizer)
        recognizer.on(.tap) { _ in body() }
    }

    /// Removes the recognizer, and restores the interaction of the view.
    func remove() {
        view?.removeGestureRecognizer(recognizer)
        view?.isUserInteractionEnabled = wasEnabled
    }
}
