/// A proxy that forwards the methods of `UIPickerViewDelegate` to closures.
final class PickerDelegateProxy: DelegateProxy, UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        ask(component, Hooks.noAnswer(Hooks.wheelWidth(of: pickerView)))
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        ask(component, Hooks.noAnswer(32))
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ask((row: row, component: component), Hooks.noAnswer(nil))
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        ask((row: row, component: component), Hooks.noAnswer(nil))
    }

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        ask((row: row, component: component, view: view), Hooks.noAnswer(Hooks.titleView(of: pickerView, row, component, view)))
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        notify((row: row, component: component))
    }
}
