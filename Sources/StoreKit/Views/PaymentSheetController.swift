internal import SystemServices

/// The sheet in which the person confirms a purchase.
final class PaymentSheetController: StoreOverlayController {
    /// The seconds in which the sheet shows that the purchase is complete.
    private static let confirmationTime = 0.8

    private let summary: PaymentSummary
    private var answer: (@MainActor (Bool) -> Void)?
    private let button = UIButton(configuration: .filled())
    private let footer = UIStackView()

    /// - Parameter answer: Called once with whether the person confirmed the purchase.
    init(_ summary: PaymentSummary, answer: @escaping @MainActor (Bool) -> Void) {
        self.summary = summary
        self.answer = answer
        super.init(.bottom, width: 420, cornerRadius: 34)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        content.spacing = 16
        footer.axis = .vertical
        for part in [makeHeader(), Self.separator(), makeProduct(), Self.separator(), makePrice(), footer] {
            content.addArrangedSubview(part)
        }
        button.configuration?.title = summary.button
        button.configuration?.cornerStyle = .capsule
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.uiKit.font = UIFont.preferredFont(forTextStyle: .headline)
            return attributes
        }
        button.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .primaryActionTriggered)
        footer.addArrangedSubview(button)
    }

    override func cancel() { send(false) }

    private func send(_ didConfirm: Bool) { exchange(&answer, with: nil)?(didConfirm) }

    private func close() {
        guard answer != nil, button.isEnabled else { return }
        end()
        send(false)
    }

    /// Shows that the purchase is complete, and then ends the sheet.
    private func confirm() {
        guard button.isEnabled else { return }
        button.isEnabled = false
        let check = UIImageView(image: UIImage(systemName: "checkmark.circle"))
        check.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 32)
        check.tintColor = .systemBlue
        check.contentMode = .scaleAspectFit
        let done = Self.label("Done", .subheadline)
        done.textAlignment = .center
        // The sheet keeps its height.
        footer.heightAnchor.constraint(greaterThanOrEqualToConstant: footer.bounds.height).isActive = true
        button.isHidden = true
        footer.addArrangedSubview(check)
        footer.addArrangedSubview(done)
        footer.spacing = 4
        ApplicationHost.current?.frameLoop.schedule(after: Self.confirmationTime) { [weak self] in
            self?.end()
            self?.send(true)
        }
    }

    // MARK: - Parts

    private func makeHeader() -> UIView {
        let title = Self.label("App Store", .headline)
        title.accessibilityTraits.insert(.header)
        let closeButton = UIButton(type: .close)
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
        closeButton.accessibilityLabel = "Cancel"
        closeButton.setContentHuggingPriority(.required, for: .horizontal)
        let header = UIStackView(arrangedSubviews: [title, closeButton])
        header.alignment = .center
        return header
    }

    private func makeProduct() -> UIView {
        let labels = [
            Self.label(summary.name, .headline), Self.label(PermissionRequests.appName, .subheadline, .secondaryLabel),
            Self.label(summary.kind, .subheadline, .secondaryLabel),
        ]
        let texts = UIStackView(arrangedSubviews: labels)
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [Self.icon(side: 60), texts])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private func makePrice() -> UIView {
        let price = Self.label(summary.price, .title3)
        price.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        var labels = [price]
        if let terms = summary.terms { labels.append(Self.label(terms, .subheadline)) }
        labels.append(Self.label("For testing only. You are not charged.", .footnote, .secondaryLabel))
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 4
        return column
    }
}
