/// A change of the keyboard's frame: its notifications and animation.
@MainActor struct KeyboardChange {
    enum Kind {
        case shows, hides
    }

    private let begin: CGRect
    private let end: CGRect
    private let kind: Kind
    private let duration: TimeInterval

    /// The duration of the animation: 0.25 seconds, as on iOS.
    static let duration: TimeInterval = 0.25

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - begin: The frame before the change, in screen coordinates.
    ///   - end: The frame after the change.
    init(from begin: CGRect, to end: CGRect, _ kind: Kind, duration: TimeInterval = Self.duration) {
        self.begin = begin
        self.end = end
        self.kind = kind
        self.duration = UIView.areAnimationsEnabled ? duration : 0
    }

    /// Posts the notifications before the change.
    func postWillNotifications() {
        post([
            UIResponder.keyboardWillChangeFrameNotification,
            kind == .shows ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        ])
    }

    /// Performs the change in an animation, and posts the notifications after it.
    func animate(_ body: @escaping () -> Void, completion: (() -> Void)? = nil) {
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction]) {
            body()
        } completion: { _ in
            completion?()
            post([
                UIResponder.keyboardDidChangeFrameNotification,
                kind == .shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
            ])
        }
    }

    private func post(_ names: [Notification.Name]) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.keyboard.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
