/// The prompt in which the person rates the app with stars.
final class ReviewPromptController: StoreOverlayController {
    private static let starCount = 5

    private let submit: @MainActor (Int) -> Void
    private let titleLabel = StoreOverlayController.label("Enjoying \(PermissionRequests.appName)?", .headline)
    private let messageLabel = StoreOverlayController.label("Tap a star to rate it on the App Store.", .footnote)
    private let starRow = UIStackView()
    private let starLine = StoreOverlayController.separator()
    private let buttons = UIStackView()
    private var rating = 0

    /// - Parameter submit: Called with the number of stars that the person submits.
    init(submit: @escaping @MainActor (Int) -> Void) {
        self.submit = submit
        super.init(.center, width: 270, cornerRadius: 14)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.textAlignment = .center
        messageLabel.textAlignment = .center
        let header = UIStackView(arrangedSubviews: [Self.icon(side: 60), titleLabel, messageLabel])
        header.axis = .vertical
        header.alignment = .center
        header.spacing = 4
        header.setCustomSpacing(12, after: header.arrangedSubviews[0])
        header.isLayoutMarginsRelativeArrangement = true
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 18, trailing: 16)
        starRow.distribution = .fillEqually
        starRow.isLayoutMarginsRelativeArrangement = true
        starRow.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
        for count in 1...Self.starCount { starRow.addArrangedSubview(makeStar(count)) }
        for part in [header, starLine, starRow, Self.separator(), buttons] { content.addArrangedSubview(part) }
        buttons.distribution = .fillEqually
        show([("Not Now", .body, { $0.end() })])
    }

    private func makeStar(_ count: Int) -> UIView {
        let star = UIButton(type: .system)
        star.accessibilityLabel = count == 1 ? "1 star" : "\(count) stars"
        star.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 22), forImageIn: .normal)
        star.setImage(UIImage(systemName: "star"), for: .normal)
        star.addAction(UIAction { [weak self] _ in self?.rate(count) }, for: .primaryActionTriggered)
        star.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return star
    }

    private func rate(_ count: Int) {
        rating = count
        for (index, star) in starRow.arrangedSubviews.enumerated() {
            (star as? UIButton)?.setImage(UIImage(systemName: index < count ? "star.fill" : "star"), for: .normal)
        }
        show([("Cancel", .body, { $0.end() }), ("Submit", .headline, { $0.send() })])
    }

    private func send() {
        submit(rating)
        titleLabel.text = "Thanks for Your Feedback!"
        messageLabel.isHidden = true
        starRow.isHidden = true
        starLine.isHidden = true
        show([("OK", .headline, { $0.end() })])
    }

    private func show(_ choices: [(title: String, style: UIFont.TextStyle, action: @MainActor (ReviewPromptController) -> Void)]) {
        for button in buttons.arrangedSubviews { button.removeFromSuperview() }
        for choice in choices {
            let line = choices.count == 1 || choice.title == choices[0].title ? nil : UIView()
            let button = UIButton(type: .system)
            button.setTitle(choice.title, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: choice.style)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.addAction(UIAction { [weak self] _ in self.map(choice.action) }, for: .primaryActionTriggered)
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            buttons.addArrangedSubview(button)
            guard let line else { continue }
            line.backgroundColor = .separator
            line.translatesAutoresizingMaskIntoConstraints = false
            button.addSubview(line)
            NSLayoutConstraint.activate([
                line.leadingAnchor.constraint(equalTo: button.leadingAnchor), line.widthAnchor.constraint(equalToConstant: 0.5),
                line.topAnchor.constraint(equalTo: button.topAnchor), line.bottomAnchor.constraint(equalTo: button.bottomAnchor),
            ])
        }
    }
}
