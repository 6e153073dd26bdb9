/// A proxy that forwards the methods of `UITextInputDelegate` to closures.
final class TextInputDelegateProxy: NSObject, DelegateProxy, UITextInputDelegate {
    lazy var inputSelectionWillChange = DelegateSlot<Void, Void>(self)
    lazy var inputSelectionDidChange = DelegateSlot<Void, Void>(self)
    lazy var inputTextWillChange = DelegateSlot<Void, Void>(self)
    lazy var inputTextDidChange = DelegateSlot<Void, Void>(self)

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        inputSelectionWillChange.notify(())
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        inputSelectionDidChange.notify(())
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        inputTextWillChange.notify(())
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        inputTextDidChange.notify(())
    }
}
