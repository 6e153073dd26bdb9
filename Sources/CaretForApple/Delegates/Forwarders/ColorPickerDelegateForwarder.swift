/// Becomes the delegate of an object, and forwards the methods of `UIColorPickerViewControllerDelegate` to its
/// recipients.
final class ColorPickerDelegateForwarder: DelegateForwarder, UIColorPickerViewControllerDelegate {
    let colorPickerDelegateProxy = ColorPickerDelegateProxy()
    private var recipients: Recipients<any UIColorPickerViewControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(colorPickerDelegateProxy)
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        recipients.notify(viewController, color, continuously) { $0.colorPickerViewController(_:didSelect:continuously:) }
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        recipients.notify(viewController) { $0.colorPickerViewControllerDidFinish(_:) }
    }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        recipients.notify(viewController) { $0.colorPickerViewControllerDidSelectColor(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { colorPickerDelegateProxyMethods }
    #endif
}
