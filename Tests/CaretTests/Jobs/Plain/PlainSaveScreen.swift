import UIKit

final class PlainSaveScreen: ColumnScreen {
    let store = LetterStore()
    private let button = UIButton(type: .system)
    private let label = UILabel()
    private var saving: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        show(button, label)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        saving?.cancel()
    }

    private func save() {
        guard saving == nil else { return }
        saving = Task { [weak self, store] in
            await store.save()
            self?.label.text = "Saved \(store.saves)"
            self?.saving = nil
        }
    }
}
