/// The content of a product page.
final class StoreProductScreen: UIViewController {
    private let finish: @MainActor () -> Void
    private let nameLabel = UILabel()
    private let openButton = UIButton(configuration: .filled())
    private var identifier: String?

    /// - Parameter finish: Called when the person presses Done.
    init(finish: @escaping @MainActor () -> Void) {
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
        title = "App Store"
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the page of an app.
    func show(_ identifier: String) {
        self.identifier = identifier
        update()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        let icon = UIImageView(image: UIImage(systemName: "bag"))
        icon.contentMode = .scaleAspectFit
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
        icon.tintColor = .secondaryLabel
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textColor = .secondaryLabel
        nameLabel.textAlignment = .center
        nameLabel.numberOfLines = 0
        openButton.configuration?.title = "Open in Browser"
        openButton.addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [icon, nameLabel, openButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        update()
    }

    private func update() {
        guard isViewLoaded else { return }
        nameLabel.text = identifier.map { "App \($0)" } ?? "Loading…"
        openButton.isHidden = identifier == nil
    }

    private func open() {
        guard let identifier, let url = URL(string: "https://apps.apple.com/app/id\(identifier)") else { return }
        UIApplication.shared.open(url)
    }
}
