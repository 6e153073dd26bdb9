/// Hands on to closures what a `UIFontPickerViewControllerDelegate` is told.
final class FontPickerEar: DelegateEar, UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        tell(())
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        tell(())
    }
}
