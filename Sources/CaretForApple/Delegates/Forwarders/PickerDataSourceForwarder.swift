/// Becomes the delegate of an object, and forwards the methods of `UIPickerViewDataSource` to its recipients.
final class PickerDataSourceForwarder: DelegateForwarder, UIPickerViewDataSource {
    let pickerDataSourceProxy: PickerDataSourceProxy
    private var recipients: Recipients<any UIPickerViewDataSource> { Recipients(list) }

    init(for host: UIPickerView) {
        pickerDataSourceProxy = PickerDataSourceProxy(for: host)
        super.init()
        add(pickerDataSourceProxy)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        recipients.ask(pickerView) { $0.numberOfComponents(in:) }
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        recipients.ask(pickerView, component) { $0.pickerView(_:numberOfRowsInComponent:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { pickerDataSourceProxyMethods }
    #endif
}
