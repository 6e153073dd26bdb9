extension Question where Sender: UIPickerView, Payload == Int, Answer == CGFloat {
    /// The width of the rows of a component, in points. Defaults to an equal share of the picker's width.
    public static var widthForComponent: Self { Self { $0.pickerProxy.widthForComponent } }
    /// The height of the rows of a component, in points. Defaults to 32.
    public static var rowHeightForComponent: Self { Self { $0.pickerProxy.rowHeightForComponent } }
}

extension Question where Sender: UIPickerView, Payload == (row: Int, component: Int), Answer == String? {
    /// The title of a row. If the answer is `nil`, the row shows a question mark.
    public static var titleForRow: Self { Self { $0.pickerProxy.titleForRow } }
}

extension Question where Sender: UIPickerView, Payload == (row: Int, component: Int), Answer == NSAttributedString? {
    /// The attributed title of a row, which takes precedence over the plain title; `nil` for none.
    public static var attributedTitleForRow: Self { Self { $0.pickerProxy.attributedTitleForRow } }
}

extension Question where Sender: UIPickerView, Payload == (row: Int, component: Int, view: UIView?), Answer == UIView {
    /// The view of a row. `view` is a view of another row of the component that can be reused, or `nil`. Defaults to
    /// a view with the title.
    public static var viewForRow: Self { Self { $0.pickerProxy.viewForRow } }
}

extension ControlEvent where Sender: UIPickerView, Payload == (row: Int, component: Int) {
    /// Sent when the user has selected a row and the wheel has come to rest.
    public static var didSelectRow: Self { Self { $0.pickerProxy.didSelectRow } }
}
