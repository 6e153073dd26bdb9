import Foundation

/// The area of a web page: its address, an explanation, and the button that opens the browser.
final class WebPageView: UIScrollView {
    private let title = UILabel()
    private let address = UILabel()
    private let explanation = UILabel()
    private let button = UIButton(type: .system)
    /// The maximum width of the text, in points.
    private static let maximumWidth: CGFloat = 420

    /// - Parameter onOpen: Called when the user taps the button.
    init(onOpen: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        let icon = UIImageView(image: UIImage(systemName: "globe", withConfiguration: UIImage.SymbolConfiguration(pointSize: 56)))
        icon.tintColor = .secondaryLabel
        style(title, .title2, .label)
        style(address, .subheadline, .secondaryLabel)
        address.lineBreakMode = .byCharWrapping
        style(explanation, .body, .secondaryLabel)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Open in Browser"
        configuration.buttonSize = .large
        button.configuration = configuration
        button.addAction(UIAction { _ in onOpen() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [icon, title, address, explanation, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.setCustomSpacing(24, after: explanation)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let width = stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -48)
        // The text is broken rather than wider than the screen.
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            width, stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumWidth),
            stack.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 48),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a URL whose page is being loaded.
    func show(_ url: URL) {
        title.text = url.host
        address.text = url.withoutCredentials
        explanation.text = "Caret has no web engine, so this page is not shown here."
    }

    /// Shows that the page could not be loaded.
    func showFailure() { explanation.text = "The page cannot be opened, because the device is not connected to the Internet." }

    private func style(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
    }
}

extension URL {
    /// The text of the URL without user and password, which are not for everybody who sees the screen.
    fileprivate var withoutCredentials: String {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.user = nil
        components?.password = nil
        return components?.string ?? ""
    }
}
