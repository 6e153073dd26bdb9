/// A proxy that forwards the methods of `UIImagePickerControllerDelegate` to closures.
final class ImagePickerDelegateProxy: DelegateProxy, UIImagePickerControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if hasHandlers() { notify(info) } else { dismissUnhandled(picker) }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        if hasHandlers() { notify(()) } else { dismissUnhandled(picker) }
    }

    /// Dismisses the picker if no handler handles the event, as a picker without closures does.
    private func dismissUnhandled(_ picker: UIImagePickerController) {
        if picker.pickHub.delegate == nil { picker.dismiss(animated: true) }
    }
}
