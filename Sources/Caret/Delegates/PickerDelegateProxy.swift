/// A proxy that forwards the methods of `UIPickerViewDelegate` to closures.
final class PickerDelegateProxy: NSObject, DelegateProxy, UIPickerViewDelegate {
    lazy var widthForComponent = DelegateSlot<Int, CGFloat>(self)
    lazy var rowHeightForComponent = DelegateSlot<Int, CGFloat>(self)
    lazy var titleForRow = DelegateSlot<(row: Int, component: Int), String?>(self)
    lazy var attributedTitleForRow = DelegateSlot<(row: Int, component: Int), NSAttributedString?>(self)
    lazy var viewForRow = DelegateSlot<(row: Int, component: Int, view: UIView?), UIView>(self)
    lazy var didSelectRow = DelegateSlot<(row: Int, component: Int), Void>(self)

    private weak var picker: UIPickerView?

    init(for picker: UIPickerView) { self.picker = picker }

    /// Reloads the picker, because it asks for its rows only when it loads its data.
    func answersDidChange() { picker?.reloadAllComponents() }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        widthForComponent.ask(component, Hooks.noAnswer(Hooks.wheelWidth(of: pickerView)))
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        rowHeightForComponent.ask(component, Hooks.noAnswer(32))
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titleForRow.ask((row: row, component: component), Hooks.noAnswer(nil))
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        attributedTitleForRow.ask((row: row, component: component), Hooks.noAnswer(nil))
    }

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        viewForRow.ask((row: row, component: component, view: view), Hooks.noAnswer(Hooks.titleView(of: pickerView, row, component, view)))
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        didSelectRow.notify((row: row, component: component))
    }
}
