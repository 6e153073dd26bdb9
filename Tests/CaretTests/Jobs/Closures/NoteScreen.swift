import Caret
import UIKit

final class NoteScreen: ColumnScreen {
    private let note = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        note.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
        fill(with: note)
        note.on(.keyboard, self) { screen, keyboard in screen.note.contentInset.bottom = keyboard.bottomInset }
    }
}
