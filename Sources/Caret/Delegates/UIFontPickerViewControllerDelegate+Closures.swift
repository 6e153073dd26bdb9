extension ControlEvent where Sender: UIFontPickerViewController, Payload == Void {
    /// A person has chosen the picker's `selectedFontDescriptor`.
    public static var didPickFont: Self { Self(.fontPicker, "fontPickerViewControllerDidPickFont(_:)") }
    /// A person has chosen nothing.
    public static var didCancel: Self { Self(.fontPicker, "fontPickerViewControllerDidCancel(_:)") }
}
