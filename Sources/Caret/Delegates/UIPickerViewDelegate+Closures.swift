extension Question where Sender: UIPickerView, Payload == Int, Answer == CGFloat {
    /// How wide the rows of a wheel are, in points. Defaults to an equal share.
    public static var widthForComponent: Self { Self(.picker, "pickerView(_:widthForComponent:)") }
    /// How high the rows of a wheel are, in points. Defaults to 32.
    public static var rowHeightForComponent: Self { Self(.picker, "pickerView(_:rowHeightForComponent:)") }
}

extension Question where Sender: UIPickerView, Payload == (row: Int, component: Int), Answer == String? {
    /// The words of a row; `nil` for a question mark.
    public static var titleForRow: Self { Self(.picker, "pickerView(_:titleForRow:forComponent:)") }
}

extension Question where Sender: UIPickerView, Payload == (row: Int, component: Int), Answer == NSAttributedString? {
    /// The words of a row with attributes, which win over plain ones; `nil` for none.
    public static var attributedTitleForRow: Self { Self(.picker, "pickerView(_:attributedTitleForRow:forComponent:)") }
}

extension Question where Sender: UIPickerView, Payload == (row: Int, component: Int, view: UIView?), Answer == UIView {
    /// The view of a row; `view` is one that was used for another row of the wheel, or `nil`. Defaults to one that shows the words.
    public static var viewForRow: Self { Self(.picker, "pickerView(_:viewForRow:forComponent:reusing:)") }
}

extension ControlEvent where Sender: UIPickerView, Payload == (row: Int, component: Int) {
    /// A finger has turned a wheel to another row, and it has come to rest there.
    public static var didSelectRow: Self { Self(.picker, "pickerView(_:didSelectRow:inComponent:)") }
}
