/// Becomes the delegate of an object, and forwards the methods of `UIDocumentPickerDelegate` to its recipients.
final class DocumentPickerDelegateForwarder: DelegateForwarder, UIDocumentPickerDelegate {
    let documentPickerDelegateProxy = DocumentPickerDelegateProxy()
    private var recipients: Recipients<any UIDocumentPickerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(documentPickerDelegateProxy)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        recipients.notify(controller, urls) { $0.documentPicker(_:didPickDocumentsAt:) }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        recipients.notify(controller) { $0.documentPickerWasCancelled(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { documentPickerDelegateProxyMethods }
    #endif
}
