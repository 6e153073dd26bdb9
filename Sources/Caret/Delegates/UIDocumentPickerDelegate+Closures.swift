import Foundation

extension ControlEvent where Sender: UIDocumentPickerViewController, Payload == [URL] {
    /// A person has chosen files, or a folder for the app's.
    public static var didPickDocuments: Self { Self(.documentPicker, "documentPicker(_:didPickDocumentsAt:)") }
}

extension ControlEvent where Sender: UIDocumentPickerViewController, Payload == Void {
    /// A person has chosen nothing.
    public static var wasCancelled: Self { Self(.documentPicker, "documentPickerWasCancelled(_:)") }
}
