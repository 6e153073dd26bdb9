#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension TextViewDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var textViewDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let textViewDelegateProxy = textViewDelegateProxy
            return [
                #selector(UITextViewDelegate.textView(_:editMenuForTextIn:suggestedActions:)): {
                    textViewDelegateProxy.editMenu.hasHandlers
                },
                #selector(UITextViewDelegate.textView(_:primaryActionFor:defaultAction:)): {
                    textViewDelegateProxy.primaryAction.hasHandlers
                },
                #selector(UITextViewDelegate.textView(_:menuConfigurationFor:defaultMenu:)): { textViewDelegateProxy.itemMenu.hasHandlers },
                #selector(UITextViewDelegate.textView(_:textItemMenuWillDisplayFor:animator:)): {
                    textViewDelegateProxy.willDisplayItemMenu.hasHandlers
                },
                #selector(UITextViewDelegate.textView(_:textItemMenuWillEndFor:animator:)): {
                    textViewDelegateProxy.willEndItemMenu.hasHandlers
                },
                #selector(
                    UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:)
                        as (any UITextViewDelegate) -> ((UITextView, URL, NSRange, UITextItemInteraction) -> Bool)?): {
                        textViewDelegateProxy.shouldInteractWithURL.hasHandlers
                    },
                #selector(
                    UITextViewDelegate.textView(_:shouldInteractWith:in:interaction:)
                        as (any UITextViewDelegate) -> ((UITextView, NSTextAttachment, NSRange, UITextItemInteraction) -> Bool)?): {
                        textViewDelegateProxy.shouldInteractWithAttachment.hasHandlers
                    },
                #selector(UITextViewDelegate.textViewShouldBeginEditing(_:)): { textViewDelegateProxy.shouldBeginEditing.hasHandlers },
                #selector(UITextViewDelegate.textViewShouldEndEditing(_:)): { textViewDelegateProxy.shouldEndEditing.hasHandlers },
                #selector(UITextViewDelegate.textViewDidBeginEditing(_:)): { textViewDelegateProxy.didBeginEditing.hasHandlers },
                #selector(UITextViewDelegate.textViewDidEndEditing(_:)): { textViewDelegateProxy.didEndEditing.hasHandlers },
                #selector(UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)): {
                    textViewDelegateProxy.shouldChangeTextIn.hasHandlers
                },
                #selector(UITextViewDelegate.textViewDidChange(_:)): { textViewDelegateProxy.didChange.hasHandlers },
                #selector(UITextViewDelegate.textViewDidChangeSelection(_:)): { textViewDelegateProxy.didChangeSelection.hasHandlers },
            ]
        }
    }
#endif
