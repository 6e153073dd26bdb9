extension ControlEvent where Sender: UIColorPickerViewController, Payload == (color: UIColor, continuously: Bool) {
    /// Sent when the user selects a colour. `continuously` is `true` while the touch is still moving.
    public static var didSelect: Self { Self { $0.colorPickerProxy.didSelect } }
}

extension ControlEvent where Sender: UIColorPickerViewController, Payload == UIColor {
    /// Sent when the user closes the picker; the payload is the selected colour.
    public static var didFinish: Self { Self(slot: { $0.colorPickerProxy.didFinish }, "selectedColor") { $0.selectedColor } }
    /// Sent when the user has selected a colour and ended the touch; the payload is the colour.
    public static var didSelectColor: Self { Self(slot: { $0.colorPickerProxy.didSelectColor }, "selectedColor") { $0.selectedColor } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UIColorPickerViewController, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didFinish: ControlEvent { ControlEvent { $0.colorPickerProxy.didFinish } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didSelectColor: ControlEvent { ControlEvent { $0.colorPickerProxy.didSelectColor } }
}
