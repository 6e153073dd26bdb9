#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension DocumentPickerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var documentPickerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let documentPickerDelegateProxy = documentPickerDelegateProxy
            return [
                #selector(UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)): {
                    documentPickerDelegateProxy.didPickDocuments.hasHandlers
                },
                #selector(UIDocumentPickerDelegate.documentPickerWasCancelled(_:)): {
                    documentPickerDelegateProxy.wasCancelled.hasHandlers
                },
            ]
        }
    }
#endif
