#if canImport(ObjectiveC)
    // Compiled on Apple's systems only: selectors need Objective-C.
    extension ImagePickerDelegateForwarder {
        /// Whether closures handle the methods of the protocols, by selector.
        var imagePickerDelegateProxyMethods: [Selector: @MainActor () -> Bool] {
            let imagePickerDelegateProxy = imagePickerDelegateProxy
            return [
                #selector(UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:)): {
                    imagePickerDelegateProxy.didFinishPickingMedia.hasHandlers
                },
                #selector(UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:)): {
                    imagePickerDelegateProxy.didCancel.hasHandlers
                },
            ]
        }
    }
#endif
