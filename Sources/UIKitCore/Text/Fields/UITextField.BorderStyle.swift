extension UITextField {
    /// What stands around a field.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line
        /// A thin line, the field sunk in.
        case bezel
        /// A thin line with round corners, and a ground.
        case roundedRect
    }

    /// When something beside the text is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing
        /// While it is not.
        case unlessEditing
        /// Always.
        case always

        func holds(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        }
    }

    /// Why editing ended.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was to be kept.
        case committed = 0
        /// The text was to be given up.
        case cancelled
    }
}
