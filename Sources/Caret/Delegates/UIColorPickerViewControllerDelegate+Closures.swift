extension ControlEvent where Sender: UIColorPickerViewController, Payload == (color: UIColor, continuously: Bool) {
    /// Sent when the user selects a colour. `continuously` is `true` while the touch is still moving.
    public static var didSelect: Self { Self { $0.colorPickerProxy.didSelect } }
}

extension ControlEvent where Sender: UIColorPickerViewController, Payload == Void {
    /// Sent when the user closes the picker.
    public static var didFinish: Self { Self { $0.colorPickerProxy.didFinish } }
    /// Sent when the user has selected a colour and ended the touch.
    public static var didSelectColor: Self { Self { $0.colorPickerProxy.didSelectColor } }
}
