extension ControlEvent where Sender: UIFontPickerViewController, Payload == UIFontDescriptor? {
    /// Sent when the user has picked a font; the payload is the picker's `selectedFontDescriptor`.
    public static var didPickFont: Self {
        Self(slot: { $0.fontPickerProxy.didPickFont }, "selectedFontDescriptor") { $0.selectedFontDescriptor }
    }
}

extension ControlEvent where Sender: UIFontPickerViewController, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var didPickFont: ControlEvent { ControlEvent { $0.fontPickerProxy.didPickFont } }
    /// Sent when the user cancels the picker.
    public static var didCancel: Self { Self { $0.fontPickerProxy.didCancel } }
}
