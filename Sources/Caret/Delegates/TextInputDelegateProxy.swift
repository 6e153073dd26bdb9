/// A proxy that forwards the methods of `UITextInputDelegate` to closures.
final class TextInputDelegateProxy: DelegateProxy, UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {
        tell(())
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        tell(())
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        tell(())
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        tell(())
    }
}
