/// A proxy that forwards the methods of `UIColorPickerViewControllerDelegate` to closures.
final class ColorPickerDelegateProxy: NSObject, DelegateProxy, UIColorPickerViewControllerDelegate {
    lazy var didSelect = DelegateSlot<(color: UIColor, continuously: Bool), Void>(self)
    lazy var didFinish = DelegateSlot<Void, Void>(self)
    lazy var didSelectColor = DelegateSlot<Void, Void>(self)

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        didSelect.notify((color: color, continuously: continuously))
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        didFinish.notify(())
    }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        didSelectColor.notify(())
    }
}
