/// Becomes the delegate of an object, and forwards the methods of `UIImagePickerControllerDelegate` to its recipients.
final class ImagePickerDelegateForwarder: NavigationDelegateForwarder, UIImagePickerControllerDelegate {
    let imagePickerDelegateProxy = ImagePickerDelegateProxy()
    private var imagePickers: Recipients<any UIImagePickerControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(imagePickerDelegateProxy)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        imagePickers.notify(picker, info) { $0.imagePickerController(_:didFinishPickingMediaWithInfo:) }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        imagePickers.notify(picker) { $0.imagePickerControllerDidCancel(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] {
            super.makeMethods().merging(imagePickerDelegateProxyMethods) { first, _ in first }
        }
    #endif
}
