import UIKit

/// A view with a caption above.
@MainActor struct Example {
    let title: String
    let view: UIView
    /// The view's height in points; `nil` for its own height.
    let height: CGFloat?
    /// Whether the view is as wide as the card.
    let isWide: Bool

    init(_ title: String, _ view: UIView, height: CGFloat? = nil, isWide: Bool = false) {
        self.title = title
        self.view = view
        self.height = height
        self.isWide = isWide
    }
}

/// Shows examples below each other, each on a card.
final class ShowcaseViewController: UIViewController {
    private let examples: [Example]
    private let scroll = UIScrollView()
    private let stack = UIStackView()

    init(title: String, examples: [Example]) {
        self.examples = examples
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        stack.axis = .vertical
        stack.spacing = 8
        for part in [scroll, stack] as [UIView] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -20),
        ])
        for example in examples { add(example) }
    }

    private func add(_ example: Example) {
        let label = UILabel()
        label.text = example.title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.addSubview(example.view)
        example.view.translatesAutoresizingMaskIntoConstraints = false
        var constraints = [
            example.view.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
            example.view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14),
            example.view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        ]
        if example.isWide { constraints.append(example.view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16)) }
        if let height = example.height { constraints.append(example.view.heightAnchor.constraint(equalToConstant: height)) }
        NSLayoutConstraint.activate(constraints)
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(card)
        stack.setCustomSpacing(20, after: card)
    }
}
