#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TextFieldDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var textFieldDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let textFieldDelegateProxy = textFieldDelegateProxy
            return [
                #selector(UITextFieldDelegate.textField(_:editMenuForCharactersIn:suggestedActions:)): {
                    textFieldDelegateProxy.editMenu.hasHandlers
                },
                #selector(UISearchTextFieldDelegate.searchTextField(_:didSelect:)): {
                    textFieldDelegateProxy.didSelectSuggestion.hasHandlers
                },
                #selector(UITextFieldDelegate.textFieldShouldBeginEditing(_:)): { textFieldDelegateProxy.shouldBeginEditing.hasHandlers },
                #selector(UITextFieldDelegate.textFieldDidBeginEditing(_:)): { textFieldDelegateProxy.didBeginEditing.hasHandlers },
                #selector(UITextFieldDelegate.textFieldShouldEndEditing(_:)): { textFieldDelegateProxy.shouldEndEditing.hasHandlers },
                #selector(UITextFieldDelegate.textFieldDidEndEditing(_:)): { textFieldDelegateProxy.didEndEditing.hasHandlers },
                #selector(UITextFieldDelegate.textFieldDidEndEditing(_:reason:)): {
                    textFieldDelegateProxy.didEndEditingWithReason.hasHandlers
                },
                #selector(UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)): {
                    textFieldDelegateProxy.shouldChangeCharactersIn.hasHandlers
                },
                #selector(UITextFieldDelegate.textFieldDidChangeSelection(_:)): { textFieldDelegateProxy.didChangeSelection.hasHandlers },
                #selector(UITextFieldDelegate.textFieldShouldClear(_:)): { textFieldDelegateProxy.shouldClear.hasHandlers },
                #selector(UITextFieldDelegate.textFieldShouldReturn(_:)): { textFieldDelegateProxy.shouldReturn.hasHandlers },
            ]
        }
    }
#endif
