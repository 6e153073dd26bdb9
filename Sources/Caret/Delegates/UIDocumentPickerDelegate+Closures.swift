import Foundation

extension ControlEvent where Sender: UIDocumentPickerViewController, Payload == [URL] {
    /// Sent when the user has picked documents, or a folder in which the app's documents are saved.
    public static var didPickDocuments: Self { Self { $0.documentPickerProxy.didPickDocuments } }
}

extension ControlEvent where Sender: UIDocumentPickerViewController, Payload == Void {
    /// Sent when the user cancels the picker.
    public static var wasCancelled: Self { Self { $0.documentPickerProxy.wasCancelled } }
}
