extension UIButton {
    /// The role of a button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
    public enum Role: Int, Sendable {
        /// No particular role.
        case normal
        /// The action that the user most likely wants.
        case primary
        /// Cancelling an operation without changes.
        case cancel
        /// Deleting or destroying data.
        case destructive
    }
}
