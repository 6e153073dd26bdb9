import Caret
import UIKit

final class LetterScreen: ColumnScreen {
    let letter = Letter()
    private let label = UILabel()
    private let rename = UIButton(type: .system)
    private let erase = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = letter.name
        rename.setTitle("Rename", for: .normal)
        erase.setTitle("Erase", for: .normal)
        rename.on(.tap, self) { screen in
            if let text = await screen.ask("New name", placeholder: "Name") { screen.name(text) }
        }
        erase.on(.tap, self) { screen in
            if await screen.confirm("Erase the letter?", "It cannot be undone.", "Erase all", .destructive) { screen.name("") }
        }
        show(label, rename, erase)
    }

    private func name(_ text: String) {
        letter.name = text
        label.text = text
    }
}
