#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension PickerDataSourceForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var pickerDataSourceProxyMethods: [Selector: @MainActor () -> Bool] {
            let pickerDataSourceProxy = pickerDataSourceProxy
            return [
                #selector(UIPickerViewDataSource.numberOfComponents(in:)): { pickerDataSourceProxy.numberOfComponents.hasHandlers },
                #selector(UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:)): {
                    pickerDataSourceProxy.numberOfRows.hasHandlers
                },
            ]
        }
    }
#endif
