#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ColorPickerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var colorPickerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let colorPickerDelegateProxy = colorPickerDelegateProxy
            return [
                #selector(UIColorPickerViewControllerDelegate.colorPickerViewController(_:didSelect:continuously:)): {
                    colorPickerDelegateProxy.didSelect.hasHandlers
                },
                #selector(UIColorPickerViewControllerDelegate.colorPickerViewControllerDidFinish(_:)): {
                    colorPickerDelegateProxy.didFinish.hasHandlers
                },
                #selector(UIColorPickerViewControllerDelegate.colorPickerViewControllerDidSelectColor(_:)): {
                    colorPickerDelegateProxy.didSelectColor.hasHandlers
                },
            ]
        }
    }
#endif
