/// A proxy that forwards the methods of `UIFontPickerViewControllerDelegate` to closures.
final class FontPickerDelegateProxy: NSObject, DelegateProxy, UIFontPickerViewControllerDelegate {
    lazy var didCancel = DelegateSlot<Void, Void>(self)
    lazy var didPickFont = DelegateSlot<Void, Void>(self)

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        didCancel.notify(())
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        didPickFont.notify(())
    }
}
