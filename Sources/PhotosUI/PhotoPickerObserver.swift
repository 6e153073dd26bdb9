extension PHPickerViewController {
    /// Calls a closure after the delegate. Returns a closure that removes it; for the module CaretPhotosUI.
    public func _onFinish(_ body: @escaping @MainActor ([PHPickerResult]) -> Void) -> @MainActor () -> Void {
        delegateHub.observe(PhotoPickerObserver(body))
    }
}

/// Passes the results of a picker to a closure.
private final class PhotoPickerObserver: PHPickerViewControllerDelegate {
    private let body: @MainActor ([PHPickerResult]) -> Void

    init(_ body: @escaping @MainActor ([PHPickerResult]) -> Void) { self.body = body }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { body(results) }
}
