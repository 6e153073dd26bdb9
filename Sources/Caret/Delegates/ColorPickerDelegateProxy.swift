/// A proxy that forwards the methods of `UIColorPickerViewControllerDelegate` to closures.
final class ColorPickerDelegateProxy: DelegateProxy, UIColorPickerViewControllerDelegate {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        notify((color: color, continuously: continuously))
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        notify(())
    }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        notify(())
    }
}
