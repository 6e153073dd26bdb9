import Foundation

/// Hands on to closures what a `UIDocumentPickerDelegate` is told and asked.
final class DocumentPickerEar: DelegateEar, UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        tell(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        tell(())
    }
}
