import Foundation

/// Notifications of the selection in a document picker, sent after the picker was dismissed. Both methods are
/// optional.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after the user has selected or exported files. `urls` are the selected files, or the files that the
    /// export created.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user has cancelled the picker.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
