/// A card above a dimmed screen. Subclasses fill the card.
class StoreOverlayController: UIViewController {
    /// The place of the card.
    enum Placement {
        case bottom
        case center
    }

    private static let duration = 0.3
    /// The distance of the card from the edges of the screen, in points.
    private static let margin: CGFloat = 8

    /// Called after the overlay disappeared.
    var didEnd: (@MainActor () -> Void)?
    let content = UIStackView()
    private let card = UIScrollView()
    private let dimming = UIView()
    private let placement: Placement
    private let width: CGFloat
    private let cornerRadius: CGFloat
    private var hasAppeared = false
    private var isEnding = false

    /// - Parameter width: The largest width of the card, in points.
    init(_ placement: Placement, width: CGFloat, cornerRadius: CGFloat) {
        self.placement = placement
        self.width = width
        self.cornerRadius = cornerRadius
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Called if the app ends before the person has answered.
    func cancel() {}

    /// Removes the overlay.
    final func end() {
        guard !isEnding else { return }
        isEnding = true
        UIView.animate(withDuration: Self.duration) {
            self.hide()
        } completion: { [weak self] _ in
            self?.didEnd?()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityViewIsModal = true
        dimming.backgroundColor = UIColor.black.withAlphaComponent(placement == .bottom ? 0.4 : 0.2)
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = cornerRadius
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        card.contentInsetAdjustmentBehavior = .never
        content.axis = .vertical
        view.addSubview(dimming)
        view.addSubview(card)
        card.addSubview(content)
        constrain()
        hide()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
            self.dimming.alpha = 1
            self.card.alpha = 1
            self.card.transform = .identity
        }
    }

    private func hide() {
        dimming.alpha = 0
        if placement == .bottom {
            card.transform = CGAffineTransform(translationX: 0, y: max(view.bounds.height, 400))
        } else {
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        }
    }

    private func constrain() {
        card.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        let safeArea = view.safeAreaLayoutGuide
        // The card is as high as its content, which scrolls on small screens with large text.
        let height = card.heightAnchor.constraint(equalTo: content.heightAnchor)
        let preferredWidth = card.widthAnchor.constraint(equalToConstant: width)
        for constraint in [height, preferredWidth] { constraint.priority = .defaultHigh }
        let vertical =
            placement == .bottom
            ? card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -Self.margin)
            : card.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor), vertical, height, preferredWidth,
            card.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: Self.margin),
            card.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: Self.margin),
            content.topAnchor.constraint(equalTo: card.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: card.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: card.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: card.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: card.widthAnchor),
        ])
    }

    // MARK: - Parts

    /// Returns a label that grows with the text size of the person.
    static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// Returns the icon of the app; without one, the first letter of its name on a coloured square.
    static func icon(side: CGFloat) -> UIView {
        let view = UIImageView(image: UIImage.appIcon())
        view.contentMode = .scaleAspectFill
        if view.image == nil {
            let letter = UILabel(frame: CGRect(x: 0, y: 0, width: side, height: side))
            letter.text = PermissionRequests.appName.first.map { $0.uppercased() }
            letter.font = .systemFont(ofSize: side / 2, weight: .semibold)
            letter.textColor = .white
            letter.textAlignment = .center
            letter.isAccessibilityElement = false
            view.addSubview(letter)
            view.backgroundColor = .systemBlue
        }
        // The corners of icons on the home screen.
        view.layer.cornerRadius = side * 0.2237
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side),
        ])
        return view
    }

    /// Returns a line between parts.
    static func separator() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        return line
    }
}
