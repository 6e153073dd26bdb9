/// Decides about a text field's editing, and hears of it.
///
/// Every method is optional. When editing goes from one field to another the order is: the new one's should begin, the old one's should
/// end, the old one's did end, the new one's did begin.
/// - Source: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin. Defaults to `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. Defaults to `true`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended for a reason. By default calls ``textFieldDidEndEditing(_:)-(UITextField)``.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a person's edit may be made; `range` is in UTF-16 units. Defaults to `true`.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// The caret or the selection moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear. Defaults to `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Return was pressed; whether it does what it does by itself. Defaults to `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// What is offered for a range, in UTF-16 units; `nil`, the default, for what is suggested, and an empty
    /// menu for nothing.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextFieldDelegate {
    /// Answers `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Answers `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Answers `true`.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Answers `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Answers `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Answers with a menu of what is suggested.
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        OwnAnswers.none(UIMenu(children: suggestedActions))
    }
}
