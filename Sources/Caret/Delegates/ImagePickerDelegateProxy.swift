/// A proxy that forwards the methods of `UIImagePickerControllerDelegate` to closures.
final class ImagePickerDelegateProxy: NSObject, DelegateProxy, UIImagePickerControllerDelegate {
    lazy var didFinishPickingMedia = DelegateSlot<[UIImagePickerController.InfoKey: Any], Void>(self)
    lazy var didCancel = DelegateSlot<Void, Void>(self)

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if didFinishPickingMedia.hasHandlers { didFinishPickingMedia.notify(info) } else { dismissUnhandled(picker) }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        if didCancel.hasHandlers { didCancel.notify(()) } else { dismissUnhandled(picker) }
    }

    /// Dismisses the picker if no handler handles the event, as a picker without closures does.
    private func dismissUnhandled(_ picker: UIImagePickerController) {
        if !Hooks.hasDelegate(picker) { picker.dismiss(animated: true) }
    }
}
