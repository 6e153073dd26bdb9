import UIKit

extension UIViewController {
    /// Calls `body` before the keyboard comes, goes or moves, with its frame on the screen then and the seconds it takes.
    ///
    /// - Returns: what the notification center is told to end it.
    func followKeyboard(_ body: @escaping @MainActor (CGRect, TimeInterval) -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
            // It is posted where the keyboard is, on the main actor.
            MainActor.assumeIsolated { body(frame, duration) }
        }
    }
}
