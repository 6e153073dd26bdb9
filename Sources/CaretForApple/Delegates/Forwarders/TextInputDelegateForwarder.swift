/// Becomes the delegate of an object, and forwards the methods of `UITextInputDelegate` to its recipients.
final class TextInputDelegateForwarder: DelegateForwarder, UITextInputDelegate {
    let textInputDelegateProxy = TextInputDelegateProxy()
    private var recipients: Recipients<any UITextInputDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(textInputDelegateProxy)
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        recipients.notify(textInput) { $0.selectionWillChange(_:) }
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        recipients.notify(textInput) { $0.selectionDidChange(_:) }
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        recipients.notify(textInput) { $0.textWillChange(_:) }
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        recipients.notify(textInput) { $0.textDidChange(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { textInputDelegateProxyMethods }
    #endif
}
