/// The delegate of a picker of photos.
///
/// - Source: https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called once, after the user picked photos or cancelled. The delegate dismisses the picker.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - results: The photos in the order of their selection. After a cancellation: the preselected photos, or none.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
