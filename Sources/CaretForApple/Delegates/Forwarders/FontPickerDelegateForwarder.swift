/// Becomes the delegate of an object, and forwards the methods of `UIFontPickerViewControllerDelegate` to its
/// recipients.
final class FontPickerDelegateForwarder: DelegateForwarder, UIFontPickerViewControllerDelegate {
    let fontPickerDelegateProxy = FontPickerDelegateProxy()
    private var recipients: Recipients<any UIFontPickerViewControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(fontPickerDelegateProxy)
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        recipients.notify(viewController) { $0.fontPickerViewControllerDidCancel(_:) }
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        recipients.notify(viewController) { $0.fontPickerViewControllerDidPickFont(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { fontPickerDelegateProxyMethods }
    #endif
}
