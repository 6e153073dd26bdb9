/// A proxy that forwards the methods of `UIPickerViewDataSource` to closures.
final class PickerDataSourceProxy: DelegateProxy, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        ask((), Hooks.noAnswer(1))
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        ask(component, Hooks.noAnswer(0))
    }
}
