/// Becomes the delegate of an object, and forwards the methods of `UIPickerViewDelegate` to its recipients.
final class PickerDelegateForwarder: DelegateForwarder, UIPickerViewDelegate {
    let pickerDelegateProxy: PickerDelegateProxy
    private var recipients: Recipients<any UIPickerViewDelegate> { Recipients(list) }

    init(for host: UIPickerView) {
        pickerDelegateProxy = PickerDelegateProxy(for: host)
        super.init()
        add(pickerDelegateProxy)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        recipients.ask(pickerView, component) { $0.pickerView(_:widthForComponent:) }
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        recipients.ask(pickerView, component) { $0.pickerView(_:rowHeightForComponent:) }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        recipients.ask(pickerView, row, component) { $0.pickerView(_:titleForRow:forComponent:) }
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        recipients.ask(pickerView, row, component) { $0.pickerView(_:attributedTitleForRow:forComponent:) }
    }

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        recipients.ask(pickerView, row, component, view) { $0.pickerView(_:viewForRow:forComponent:reusing:) }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        recipients.notify(pickerView, row, component) { $0.pickerView(_:didSelectRow:inComponent:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { pickerDelegateProxyMethods }
    #endif
}
