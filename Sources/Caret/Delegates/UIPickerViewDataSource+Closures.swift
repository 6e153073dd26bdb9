extension Question where Sender: UIPickerView, Payload == Void, Answer == Int {
    /// The number of components. Defaults to 1.
    public static var numberOfComponents: Self { Self { $0.pickerDataProxy.numberOfComponents } }
}

extension Question where Sender: UIPickerView, Payload == Int, Answer == Int {
    /// The number of rows of a component. Defaults to 0.
    public static var numberOfRows: Self { Self { $0.pickerDataProxy.numberOfRows } }
}
