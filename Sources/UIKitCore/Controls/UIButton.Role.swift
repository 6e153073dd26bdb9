extension UIButton {
    /// What a button means.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal
        /// What a person most likely wants.
        case primary
        /// Leaving without a change.
        case cancel
        /// What destroys something.
        case destructive
    }
}
