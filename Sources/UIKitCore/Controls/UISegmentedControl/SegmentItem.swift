/// One segment of a segmented control.
@MainActor struct SegmentItem {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width that the app set, in points; 0 for the width that fits the content.
    var width: CGFloat = 0
    var isEnabled = true
    /// The offset of the content, in points.
    var offset = CGSize.zero

    init(title: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.image = image
    }

    init(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }
}

/// The text attributes of titles, by state.
@MainActor struct SegmentTitleStyle {
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Returns the attributed title: 13 points, with a heavier weight when selected. Measured on iOS 17.
    func text(_ title: String, isSelected: Bool, isEnabled: Bool) -> NSAttributedString {
        var textAttributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
            .foregroundColor: isEnabled ? UIColor.label : .tertiaryLabel,
        ]
        textAttributes.merge(attributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
        if isSelected { textAttributes.merge(attributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } }
        if !isEnabled { textAttributes.merge(attributes[UIControl.State.disabled.rawValue] ?? [:]) { $1 } }
        return TransientAttributedString(string: title, attributes: textAttributes)
    }
}
