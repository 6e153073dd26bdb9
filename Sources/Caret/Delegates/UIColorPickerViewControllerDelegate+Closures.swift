extension ControlEvent where Sender: UIColorPickerViewController, Payload == (color: UIColor, continuously: Bool) {
    /// A person has chosen; `continuously` while a finger still moves.
    public static var didSelect: Self { Self(.colorPicker, "colorPickerViewController(_:didSelect:continuously:)") }
}

extension ControlEvent where Sender: UIColorPickerViewController, Payload == Void {
    /// A person has closed the picker.
    public static var didFinish: Self { Self(.colorPicker, "colorPickerViewControllerDidFinish(_:)") }
    /// A person has chosen, and lifted the finger.
    public static var didSelectColor: Self { Self(.colorPicker, "colorPickerViewControllerDidSelectColor(_:)") }
}
