import UIKit

final class PlainLetterScreen: ColumnScreen {
    let letter = Letter()
    private let label = UILabel()
    private let rename = UIButton(type: .system)
    private let erase = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = letter.name
        rename.setTitle("Rename", for: .normal)
        erase.setTitle("Erase", for: .normal)
        rename.addAction(UIAction { [weak self] _ in self?.askForName() }, for: .touchUpInside)
        erase.addAction(UIAction { [weak self] _ in self?.askToErase() }, for: .touchUpInside)
        show(label, rename, erase)
    }

    private func askForName() {
        let alert = UIAlertController(title: "New name", message: nil, preferredStyle: .alert)
        let confirm = UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
            self?.name(alert?.textFields?.first?.text ?? "")
        }
        confirm.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "Name"
            field.addAction(
                UIAction { [weak confirm] action in
                    confirm?.isEnabled = (action.sender as? UITextField)?.hasText == true
                }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(confirm)
        present(alert, animated: true)
    }

    private func askToErase() {
        let alert = UIAlertController(title: "Erase the letter?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Erase all", style: .destructive) { [weak self] _ in self?.name("") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func name(_ text: String) {
        letter.name = text
        label.text = text
    }
}
