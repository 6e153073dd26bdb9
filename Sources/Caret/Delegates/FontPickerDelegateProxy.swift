/// A proxy that forwards the methods of `UIFontPickerViewControllerDelegate` to closures.
final class FontPickerDelegateProxy: DelegateProxy, UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        notify(())
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        notify(())
    }
}
