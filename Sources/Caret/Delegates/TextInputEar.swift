/// Hands on to closures what a `UITextInputDelegate` is told and asked.
final class TextInputEar: DelegateEar, UITextInputDelegate {
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
