import Caret
import UIKit

/// A button for each kind of alert, and the latest answer below. None of the alerts needs a delegate.
final class HarnessViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let answer = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Alerts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        for kind in AlertKind.allCases {
            let button = UIButton(configuration: .tinted())
            button.configuration?.title = kind.title
            button.on(.tap, self) { harness, _ in harness.show(kind) }
            stack.addArrangedSubview(button)
        }
        answer.textAlignment = .center
        answer.textColor = .secondaryLabel
        answer.text = "Nothing was answered yet."
        answer.accessibilityIdentifier = "Answer"
        stack.addArrangedSubview(answer)
        placeButtons()
    }

    /// The buttons scroll if they are taller than the screen.
    private func placeButtons() {
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    /// Shows an alert of a kind.
    func show(_ kind: AlertKind) {
        switch kind {
        case .question: ask()
        case .destructive: erase(style: .alert)
        case .many: chooseOne()
        case .message: plain()
        case .long: readAll()
        case .sheet: erase(style: .actionSheet)
        case .several: for number in 1...3 { countDown(number) }
        case .passing: showAlert(title: "Saved", message: "All is well.")
        case .sheetController: present(SheetViewController(), animated: true)
        }
    }

    // MARK: - The kinds

    private func ask() {
        showAlert(title: "Some Random Error", message: "Do you want to delete all the user's data?") { addButton in
            addButton("YES") { [weak self] in self?.tell("YES") }
            addButton("NO", nil)
        }
    }

    private enum Choice: String { case erase, keep }

    private func erase(style: UIAlertController.Style) {
        let handle = show(
            Alert("Erase all photos?", "This cannot be undone.", style: style) {
                AlertButton("Erase", .destructive, answer: Choice.erase)
                AlertButton("Keep", .cancel, answer: .keep)
            })
        Task { [weak self] in
            if let choice = await handle.answer { self?.tell(choice.rawValue) }
        }
    }

    private func chooseOne() {
        showAlert(title: "Sort by") { addButton in
            for title in ["Name", "Date", "Size", "Kind"] { addButton(title) { [weak self] in self?.tell(title) } }
        }
    }

    /// Presents an alert with plain UIKit.
    private func plain() {
        let alert = UIAlertController(title: "No connection", message: "Check your network, and try again.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.tell("OK") })
        present(alert, animated: true)
    }

    private func readAll() {
        let words = String(repeating: "Whoever uses this program agrees with all that is written here. ", count: 40)
        showAlert(title: "Terms", message: words) { addButton in
            addButton("Agree") { [weak self] in self?.tell("agreed") }
            addButton("Do not agree", nil)
        }
    }

    private func countDown(_ number: Int) {
        showAlert(title: "Alert \(number) of 3") { addButton in addButton("OK") { [weak self] in self?.tell("alert \(number)") } }
    }

    private func tell(_ text: String) { answer.text = "Answered: \(text)" }
}
