import UIKit

/// A screen with a message: the reason for the absence of photos, and a suggestion.
final class MessageViewController: UIViewController {
    private let headline = UILabel()
    private let body = UILabel()
    private let message: String

    init(title: String, message: String) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Gallery"
        headline.text = title
        headline.font = .preferredFont(forTextStyle: .title2)
        headline.textAlignment = .center
        headline.numberOfLines = 0
        body.text = message
        body.font = .preferredFont(forTextStyle: .body)
        body.textColor = .secondaryLabel
        body.textAlignment = .center
        body.numberOfLines = 0
        view.addSubview(headline)
        view.addSubview(body)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 32, dy: 16)
        // A screen with only margins has no space for the message.
        guard !area.isNull else { return }
        let room = CGSize(width: min(area.width, 420), height: area.height)
        let headlineSize = headline.sizeThatFits(room)
        let bodySize = body.sizeThatFits(room)
        let gap: CGFloat = 8
        let top = area.midY - (headlineSize.height + gap + bodySize.height) / 2
        headline.frame = CGRect(x: area.midX - room.width / 2, y: top, width: room.width, height: headlineSize.height)
        body.frame = CGRect(x: area.midX - room.width / 2, y: headline.frame.maxY + gap, width: room.width, height: bodySize.height)
    }
}
