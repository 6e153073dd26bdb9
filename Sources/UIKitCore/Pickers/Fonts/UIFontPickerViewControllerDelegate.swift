/// Hears what is chosen in a font picker.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// A person has chosen nothing, and the picker is gone.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// A person has chosen ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
