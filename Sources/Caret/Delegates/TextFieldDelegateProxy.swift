/// A proxy that forwards the methods of `UITextFieldDelegate` to closures.
final class TextFieldDelegateProxy: DelegateProxy, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        agree(())
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        notify(())
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        agree(())
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        notify(())
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
        notify(reason)
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        agree((range: range, string: string))
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        notify(())
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        agree(())
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        agree(())
    }
}
