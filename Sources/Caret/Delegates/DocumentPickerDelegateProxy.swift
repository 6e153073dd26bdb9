import Foundation

/// A proxy that forwards the methods of `UIDocumentPickerDelegate` to closures.
final class DocumentPickerDelegateProxy: NSObject, DelegateProxy, UIDocumentPickerDelegate {
    lazy var didPickDocuments = DelegateSlot<[URL], Void>(self)
    lazy var wasCancelled = DelegateSlot<Void, Void>(self)

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        didPickDocuments.notify(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        wasCancelled.notify(())
    }
}
