#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension FontPickerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var fontPickerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let fontPickerDelegateProxy = fontPickerDelegateProxy
            return [
                #selector(UIFontPickerViewControllerDelegate.fontPickerViewControllerDidCancel(_:)): {
                    fontPickerDelegateProxy.didCancel.hasHandlers
                },
                #selector(UIFontPickerViewControllerDelegate.fontPickerViewControllerDidPickFont(_:)): {
                    fontPickerDelegateProxy.didPickFont.hasHandlers
                },
            ]
        }
    }
#endif
