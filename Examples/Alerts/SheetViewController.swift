import Caret
import UIKit

/// A controller in a sheet with a medium and a large detent.
final class SheetViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Done"
        button.translatesAutoresizingMaskIntoConstraints = false
        button.on(.tap, self) { sheet, _ in sheet.dismiss(animated: true) }
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
        ])
    }
}
