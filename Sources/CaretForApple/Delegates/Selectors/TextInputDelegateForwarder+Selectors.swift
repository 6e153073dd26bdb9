#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TextInputDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var textInputDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let textInputDelegateProxy = textInputDelegateProxy
            return [
                #selector(UITextInputDelegate.selectionWillChange(_:)): { textInputDelegateProxy.inputSelectionWillChange.hasHandlers },
                #selector(UITextInputDelegate.selectionDidChange(_:)): { textInputDelegateProxy.inputSelectionDidChange.hasHandlers },
                #selector(UITextInputDelegate.textWillChange(_:)): { textInputDelegateProxy.inputTextWillChange.hasHandlers },
                #selector(UITextInputDelegate.textDidChange(_:)): { textInputDelegateProxy.inputTextDidChange.hasHandlers },
            ]
        }
    }
#endif
