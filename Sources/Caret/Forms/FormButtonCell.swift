/// A cell that performs an action, with an activity indicator while the action runs.
final class FormButtonCell: UITableViewCell {
    private let indicator = UIActivityIndicatorView(style: .medium)

    func show(_ title: String, isDisabled: Bool, isRunning: Bool = false) {
        textLabel?.text = title
        textLabel?.textAlignment = .center
        textLabel?.textColor = isDisabled ? .tertiaryLabel : .tintColor
        selectionStyle = isDisabled ? .none : .default
        accessibilityTraits = isDisabled ? [.button, .notEnabled] : .button
        accessoryView = isRunning ? indicator : nil
        if isRunning { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
}

/// A cell that shows that values are loading.
final class FormLoadingCell: UITableViewCell {
    private let indicator = UIActivityIndicatorView(style: .medium)

    func show(_ text: String) {
        textLabel?.text = text
        textLabel?.textColor = .secondaryLabel
        selectionStyle = .none
        accessoryView = indicator
        indicator.startAnimating()
    }
}
