/// Hands on to closures what a `UIImagePickerControllerDelegate` is told and asked.
final class ImagePickerEar: DelegateEar, UIImagePickerControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if isHeard() { tell(info) } else { leave(picker) }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        if isHeard() { tell(()) } else { leave(picker) }
    }

    /// What nobody listens to ends as it does without closures.
    private func leave(_ picker: UIImagePickerController) {
        if picker.pickHub.delegate == nil { picker.dismiss(animated: true) }
    }
}
