import Caret
import UIKit

final class NoteScreen: UIViewController {
    let note = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        note.font = .preferredFont(forTextStyle: .body)
        note.frame = view.bounds
        note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(note)
        avoidKeyboard()
    }

    func avoidKeyboard() {
        note.on(.keyboard, self) { screen, keyboard in
            screen.note.contentInset.bottom = keyboard.bottomInset
        }
    }
}
