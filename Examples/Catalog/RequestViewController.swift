import UIKit

/// Buttons that make requests to the system, and the answer to the last one.
final class RequestViewController: UIViewController {
    /// A request.
    @MainActor struct Request {
        let title: String
        /// Makes the request, and returns the answer in words.
        let send: @MainActor () async -> String

        init(_ title: String, send: @escaping @MainActor () async -> String) {
            self.title = title
            self.send = send
        }
    }

    private let requests: [Request]
    private let answer = UILabel()

    init(_ requests: [Request]) {
        self.requests = requests
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        answer.font = .preferredFont(forTextStyle: .body)
        answer.textColor = .secondaryLabel
        answer.textAlignment = .center
        answer.numberOfLines = 0
        answer.text = "No request yet"
        let stack = UIStackView(arrangedSubviews: requests.map(button) + [answer])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
    }

    private func button(_ request: Request) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = request.title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                Task { self?.answer.text = await request.send() }
            })
    }
}
