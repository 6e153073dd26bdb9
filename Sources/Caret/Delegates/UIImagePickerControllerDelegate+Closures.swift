extension ControlEvent where Sender: UIImagePickerController, Payload == [UIImagePickerController.InfoKey: Any] {
    /// A person has chosen a picture; dismiss the picker.
    public static var didFinishPickingMedia: Self { Self(.imagePicker, "imagePickerController(_:didFinishPickingMediaWithInfo:)") }
}

extension ControlEvent where Sender: UIImagePickerController, Payload == Void {
    /// A person has chosen nothing; dismiss the picker.
    public static var didCancel: Self { Self(.imagePicker, "imagePickerControllerDidCancel(_:)") }
}
