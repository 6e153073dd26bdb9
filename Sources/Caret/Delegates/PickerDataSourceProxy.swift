/// A proxy that forwards the methods of `UIPickerViewDataSource` to closures.
final class PickerDataSourceProxy: NSObject, DelegateProxy, UIPickerViewDataSource {
    lazy var numberOfComponents = DelegateSlot<Void, Int>(self)
    lazy var numberOfRows = DelegateSlot<Int, Int>(self)

    private weak var picker: UIPickerView?

    init(for picker: UIPickerView) { self.picker = picker }

    /// Reloads the picker, because it asks for its rows only when it loads its data.
    func answersDidChange() { picker?.reloadAllComponents() }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        numberOfComponents.ask((), Hooks.noAnswer(1))
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        numberOfRows.ask(component, Hooks.noAnswer(0))
    }
}
