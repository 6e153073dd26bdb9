/// A proxy that forwards the methods of `UITextFieldDelegate` to closures.
final class TextFieldDelegateProxy: NSObject, DelegateProxy, UITextFieldDelegate {
    lazy var shouldBeginEditing = DelegateSlot<Void, Bool>(self)
    lazy var didBeginEditing = DelegateSlot<Void, Void>(self)
    lazy var shouldEndEditing = DelegateSlot<Void, Bool>(self)
    lazy var didEndEditing = DelegateSlot<Void, Void>(self)
    lazy var didEndEditingWithReason = DelegateSlot<UITextField.DidEndEditingReason, Void>(self)
    lazy var shouldChangeCharactersIn = DelegateSlot<(range: NSRange, string: String), Bool>(self)
    lazy var didChangeSelection = DelegateSlot<Void, Void>(self)
    lazy var shouldClear = DelegateSlot<Void, Bool>(self)
    lazy var shouldReturn = DelegateSlot<Void, Bool>(self)
    lazy var editMenu = DelegateSlot<(range: NSRange, suggestedActions: [UIMenuElement]), UIMenu?>(self)
    lazy var didSelectSuggestion = DelegateSlot<any UISearchSuggestion, Void>(self)

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        shouldBeginEditing.agree(())
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        didBeginEditing.notify(())
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        shouldEndEditing.agree(())
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        didEndEditing.notify(())
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
        didEndEditingWithReason.notify(reason)
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        shouldChangeCharactersIn.agree((range: range, string: string))
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        didChangeSelection.notify(())
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        shouldClear.agree(())
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        shouldReturn.agree(())
    }
}
