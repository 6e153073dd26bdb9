/// The delegate methods that control the editing of a text field and observe its changes.
///
/// All methods are optional. When editing moves from one field to another, the order is: the new field's
/// should-begin, the old field's should-end and did-end, the new field's did-begin.
/// - Source: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. Defaults to `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end. Defaults to `true`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended, with a reason. By default calls ``textFieldDidEndEditing(_:)-(UITextField)``.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether an edit of the user may be made; `range` is in UTF-16 units. Defaults to `true`.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Called when the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text. Defaults to `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when Return is pressed. Returns whether the field performs its default behaviour. Defaults to `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the edit menu for a range, in UTF-16 units. `nil` shows the suggested actions, and an empty menu shows
    /// none. Defaults to a menu of the suggested actions.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns `true`.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns a menu of the suggested actions.
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        DefaultImplementationProbe.fallback(UIMenu(children: suggestedActions))
    }
}
