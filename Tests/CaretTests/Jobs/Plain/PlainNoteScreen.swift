import UIKit

final class PlainNoteScreen: ColumnScreen {
    private let note = UITextView()
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        note.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
        fill(with: note)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        for observer in observers { center.removeObserver(observer) }
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        observers = names.map { name in
            center.addObserver(forName: name, object: nil, queue: .main) { [weak self] notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                MainActor.assumeIsolated { self?.avoid(frame) }
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func avoid(_ keyboard: CGRect) {
        let overlap = note.bounds.intersection(note.convert(keyboard, from: nil)).height
        note.contentInset.bottom = max(0, overlap)
    }
}
