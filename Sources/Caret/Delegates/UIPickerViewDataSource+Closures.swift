extension Question where Sender: UIPickerView, Payload == Void, Answer == Int {
    /// How many wheels there are. Defaults to 1.
    public static var numberOfComponents: Self { Self(.pickerData, "numberOfComponents(in:)") }
}

extension Question where Sender: UIPickerView, Payload == Int, Answer == Int {
    /// How many rows a wheel has. Defaults to 0.
    public static var numberOfRows: Self { Self(.pickerData, "pickerView(_:numberOfRowsInComponent:)") }
}
