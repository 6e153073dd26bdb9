import UIKit

/// A chat: bubbles that are as large as their text, the newest at the bottom, and a field for new messages.
final class ChatViewController: UIViewController {
    struct Message: Hashable {
        let id: Int
        let text: String
        let isMine: Bool
    }

    private static let first = [
        Message(id: 0, text: "Hi! Are you coming to the lake on Sunday?", isMine: false),
        Message(id: 1, text: "Yes.", isMine: true),
        Message(
            id: 2,
            text: "Great. We leave at nine from the station, take the train to the dam, and walk along the shore from there. "
                + "It will be about three hours with a long rest.", isMine: false),
        Message(
            id: 3, text: "Shall I bring anything? I could bake a cake, or bring the small boat if there is room on the train.", isMine: true
        ),
        Message(id: 4, text: "The cake!", isMine: false),
    ]

    private var collectionView: UICollectionView?
    private var dataSource: UICollectionViewDiffableDataSource<Int, Message>?
    private let field = UITextField()
    private var nextID = ChatViewController.first.count

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        let bar = makeBar()
        let list = makeList()
        for view in [list, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        show(Self.first, animated: false)
    }

    private func makeList() -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let registration = UICollectionView.CellRegistration<BubbleCell, Message> { cell, _, message in cell.show(message) }
        dataSource = .init(collectionView: list) { list, indexPath, message in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: message)
        }
        collectionView = list
        return list
    }

    private func makeBar() -> UIStackView {
        field.placeholder = "Message"
        field.borderStyle = .roundedRect
        let send = UIButton(configuration: .filled())
        send.configuration?.title = "Send"
        send.setContentHuggingPriority(.required, for: .horizontal)
        send.setContentCompressionResistancePriority(.required, for: .horizontal)
        send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        let bar = UIStackView(arrangedSubviews: [field, send])
        bar.spacing = 8
        return bar
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = nil
        show([Message(id: nextID, text: text, isMine: true)], animated: true)
        nextID += 1
    }

    private func show(_ messages: [Message], animated: Bool) {
        guard let dataSource else { return }
        var snapshot = dataSource.snapshot()
        if snapshot.numberOfSections == 0 { snapshot.appendSections([0]) }
        snapshot.appendItems(messages)
        dataSource.apply(snapshot, animatingDifferences: animated)
        let last = IndexPath(item: snapshot.numberOfItems - 1, section: 0)
        collectionView?.scrollToItem(at: last, at: .bottom, animated: animated)
    }
}

/// A text on a rounded background, at the side of its author.
final class BubbleCell: UICollectionViewCell {
    private let label = UILabel()
    private let bubble = UIView()
    private lazy var leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    private lazy var trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        bubble.layer.cornerRadius = 18
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: ChatViewController.Message) {
        label.text = message.text
        label.textColor = message.isMine ? .white : .label
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        leading.isActive = !message.isMine
        trailing.isActive = message.isMine
    }
}
