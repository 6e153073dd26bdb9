import Caret
import Foundation

/// Notifications about an on-screen keyboard, as UIKit posts them.
@MainActor enum KeyboardNotes {
    /// Posts the notification before a change.
    ///
    /// - Parameters:
    ///   - frame: The frame after the change, in the coordinates of the screen.
    ///   - duration: The duration of the change, in seconds.
    static func post(_ frame: CGRect, duration: TimeInterval = 0.25) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardAnimationDurationUserInfoKey: duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeIn.rawValue,
        ]
        NotificationCenter.default.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
    }
}
