extension UIButton {
    /// Returns the button that sends: an arrow in a filled circle.
    static func send(color: UIColor? = nil, size: CGFloat = 28, action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
        button.setImage(UIImage(systemName: "arrow.up.circle.fill", withConfiguration: configuration), for: .normal)
        if let color { button.tintColor = color }
        button.accessibilityLabel = "Send"
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }
}
