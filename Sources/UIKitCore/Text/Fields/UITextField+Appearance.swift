/// The properties of fields that appearance proxies set.
extension UITextField {
    func applyTextColor(_ color: UIColor?) {
        setColor(color)
        appearanceDidSet(.textColor, \UITextField.textColor, color)
    }

    func applyFont(_ font: UIFont?) {
        setFont(font ?? .systemFont(ofSize: 17))
        appearanceDidSet(.font, \UITextField.font, font)
    }

    func applyBorderStyle(_ style: BorderStyle) {
        setLayoutProperty(\.borderStyle, style)
        appearanceDidSet(.borderStyle, \UITextField.borderStyle, style)
    }

    func applyTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        setTextAttributes(attributes)
        appearanceDidSet(.defaultTextAttributes, \UITextField.defaultTextAttributes, attributes)
    }

    func keyboardAppearanceDidChange() {
        appearanceDidSet(.keyboardAppearance, \UITextField.keyboardAppearance, keyboardAppearance)
    }
}
