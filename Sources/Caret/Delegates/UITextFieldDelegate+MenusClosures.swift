extension Question where Sender: UITextField, Payload == (range: NSRange, suggestedActions: [UIMenuElement]), Answer == UIMenu? {
    /// The edit menu of a range, in UTF-16 units. `nil`, the default, shows the suggested actions; an empty menu
    /// shows nothing.
    public static var editMenu: Self { Self { $0.textFieldProxy.editMenu } }
}
