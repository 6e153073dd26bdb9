import Caret
import UIKit

final class NoteScreen: ColumnScreen {
    private let note = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        note.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
        fill(with: note)
        during(.appearance) { screen in
            for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
                let event = ControlEvent.posted(name) { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero }
                NotificationCenter.default.on(event, screen, call: NoteScreen.avoid)
            }
        }
    }

    private func avoid(_ keyboard: CGRect) {
        let overlap = note.bounds.intersection(note.convert(keyboard, from: nil)).height
        note.contentInset.bottom = max(0, overlap)
    }
}
