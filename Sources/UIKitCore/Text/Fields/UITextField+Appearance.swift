/// The properties of fields that appearance proxies set.
extension UITextField {
    func applyTextColor(_ color: UIColor?) {
        setColor(color)
        noteAppearance(.textColor, \UITextField.textColor, color)
    }

    func applyFont(_ font: UIFont?) {
        setFont(font ?? .systemFont(ofSize: 17))
        noteAppearance(.font, \UITextField.font, font)
    }

    func applyBorderStyle(_ style: BorderStyle) {
        arrange(\.borderStyle, style)
        noteAppearance(.borderStyle, \UITextField.borderStyle, style)
    }

    func applyTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        setTextAttributes(attributes)
        noteAppearance(.defaultTextAttributes, \UITextField.defaultTextAttributes, attributes)
    }

    func keyboardAppearanceDidChange() {
        noteAppearance(.keyboardAppearance, \UITextField.keyboardAppearance, keyboardAppearance)
    }
}
