extension ControlEvent where Sender: UIFontPickerViewController, Payload == Void {
    /// Sent when the user has picked a font. The font is the picker's `selectedFontDescriptor`.
    public static var didPickFont: Self { Self { $0.fontPickerProxy.didPickFont } }
    /// Sent when the user cancels the picker.
    public static var didCancel: Self { Self { $0.fontPickerProxy.didCancel } }
}
