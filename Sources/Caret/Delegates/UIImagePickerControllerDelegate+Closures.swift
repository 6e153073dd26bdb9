extension ControlEvent where Sender: UIImagePickerController, Payload == [UIImagePickerController.InfoKey: Any] {
    /// Sent when the user has picked an image. The handler has to dismiss the picker.
    public static var didFinishPickingMedia: Self { Self { $0.imagePickerProxy.didFinishPickingMedia } }
}

extension ControlEvent where Sender: UIImagePickerController, Payload == Void {
    /// Sent when the user cancels the picker. The handler has to dismiss the picker.
    public static var didCancel: Self { Self { $0.imagePickerProxy.didCancel } }
}
