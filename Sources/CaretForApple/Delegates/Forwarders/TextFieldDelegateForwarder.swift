/// Becomes the delegate of an object, and forwards the methods of `UISearchTextFieldDelegate` to its recipients.
final class TextFieldDelegateForwarder: DelegateForwarder, UISearchTextFieldDelegate {
    let textFieldDelegateProxy = TextFieldDelegateProxy()
    private var fields: Recipients<any UITextFieldDelegate> { Recipients(list) }
    private var searchFields: Recipients<any UISearchTextFieldDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(textFieldDelegateProxy)
    }

    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        fields.ask(textField, range, suggestedActions) { $0.textField(_:editMenuForCharactersIn:suggestedActions:) }
    }

    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        searchFields.notify(searchTextField, suggestion) { $0.searchTextField(_:didSelect:) }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        fields.agree(textField) { $0.textFieldShouldBeginEditing(_:) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        fields.notify(textField) { $0.textFieldDidBeginEditing(_:) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        fields.agree(textField) { $0.textFieldShouldEndEditing(_:) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        fields.notify(textField) { $0.textFieldDidEndEditing(_:) }
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        fields.notify(textField, reason) { $0.textFieldDidEndEditing(_:reason:) }
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        fields.agree(textField, range, string) { $0.textField(_:shouldChangeCharactersIn:replacementString:) }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        fields.notify(textField) { $0.textFieldDidChangeSelection(_:) }
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        fields.agree(textField) { $0.textFieldShouldClear(_:) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        fields.agree(textField) { $0.textFieldShouldReturn(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { textFieldDelegateProxyMethods }
    #endif
}
