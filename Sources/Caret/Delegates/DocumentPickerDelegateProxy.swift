import Foundation

/// A proxy that forwards the methods of `UIDocumentPickerDelegate` to closures.
final class DocumentPickerDelegateProxy: DelegateProxy, UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        notify(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        notify(())
    }
}
