import Caret
import UIKit

final class SaveScreen: ColumnScreen {
    let store = LetterStore()
    private let button = UIButton(type: .system)
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Save", for: .normal)
        button.on(.tap, self, call: SaveScreen.save)
        show(button, label)
    }

    private func save() async {
        await store.save()
        label.text = "Saved \(store.saves)"
    }
}
