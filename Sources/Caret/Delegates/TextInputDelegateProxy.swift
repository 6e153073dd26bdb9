/// A proxy that forwards the methods of `UITextInputDelegate` to closures.
final class TextInputDelegateProxy: DelegateProxy, UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {
        notify(())
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        notify(())
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        notify(())
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        notify(())
    }
}
