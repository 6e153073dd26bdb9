#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PickerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pickerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let pickerDelegateProxy = pickerDelegateProxy
            return [
                #selector(UIPickerViewDelegate.pickerView(_:widthForComponent:)): { pickerDelegateProxy.widthForComponent.hasHandlers },
                #selector(UIPickerViewDelegate.pickerView(_:rowHeightForComponent:)): {
                    pickerDelegateProxy.rowHeightForComponent.hasHandlers
                },
                #selector(UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:)): { pickerDelegateProxy.titleForRow.hasHandlers },
                #selector(UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:)): {
                    pickerDelegateProxy.attributedTitleForRow.hasHandlers
                },
                #selector(UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:)): {
                    pickerDelegateProxy.viewForRow.hasHandlers
                },
                #selector(UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)): { pickerDelegateProxy.didSelectRow.hasHandlers },
            ]
        }
    }
#endif
