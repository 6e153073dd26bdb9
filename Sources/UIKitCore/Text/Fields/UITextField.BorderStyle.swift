extension UITextField {
    /// The style of a field's border.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line
        /// A thin line with a sunken field.
        case bezel
        /// A thin line with rounded corners, and a background.
        case roundedRect
    }

    /// The conditions under which a view beside the text is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing
        /// While the text is not edited.
        case unlessEditing
        /// Always.
        case always

        func isVisible(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// The reason for the end of editing.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
    public enum DidEndEditingReason: Int, Sendable {
        /// The user committed the text.
        case committed = 0
        /// The user cancelled the text.
        case cancelled
    }
}
