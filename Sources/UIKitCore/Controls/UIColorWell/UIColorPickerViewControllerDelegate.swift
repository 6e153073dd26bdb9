/// Is notified of selections in a colour picker.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called after the user selected a colour; `continuously` is `true` while the touch continues.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called after the user closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// Called after the user selected a colour and the touch ended. The former version of
    /// ``colorPickerViewController(_:didSelect:continuously:)``; both are called.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
