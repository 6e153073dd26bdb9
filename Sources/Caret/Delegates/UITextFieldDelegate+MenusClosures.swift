extension Question where Sender: UITextField, Payload == (range: NSRange, suggestedActions: [UIMenuElement]), Answer == UIMenu? {
    /// What is offered for a range, in UTF-16 units; `nil` for what is suggested, which is the default; an empty menu for nothing.
    public static var editMenu: Self { Self(.textField, "textField(_:editMenuForCharactersIn:suggestedActions:)") }
}
