import UIKit

extension UIViewController {
    /// Calls `body` before the keyboard appears, disappears or moves, with its final frame on the screen and the
    /// duration in seconds.
    ///
    /// - Returns: the token that removes the observer from the notification center.
    func followKeyboard(_ body: @escaping @MainActor (CGRect, TimeInterval) -> Void) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
            // The keyboard posts the notification on the main actor.
            MainActor.assumeIsolated { body(frame, duration) }
        }
    }
}
