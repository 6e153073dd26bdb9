extension Question where Sender: UITextField, Payload == (range: NSRange, suggestedActions: [UIMenuElement]), Answer == UIMenu? {
    /// What is offered for a range, in UTF-16 units; `nil` for nothing. Defaults to a menu of what is suggested.
    public static var editMenu: Self { Self(.textField, "textField(_:editMenuForCharactersIn:suggestedActions:)") }
}
