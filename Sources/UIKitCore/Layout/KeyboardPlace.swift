/// The frame of the on-screen keyboard according to its notifications. Keyboard layout guides follow the frame.
///
/// The notifications are observed from the creation of the first guide until the application ends.
@MainActor final class KeyboardPlace {
    /// The frame in screen coordinates; `nil` while no keyboard is shown.
    private(set) var frame: CGRect?
    private var guides: [WeakGuide] = []
    private var observers: [any NSObjectProtocol] = []

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    /// - Parameter frame: the present frame of the keyboard, in screen coordinates; `nil` if there is none.
    init(_ frame: CGRect?) {
        self.frame = frame
        listen(to: UIResponder.keyboardWillChangeFrameNotification, hides: false)
        listen(to: UIResponder.keyboardWillShowNotification, hides: false)
        listen(to: UIResponder.keyboardWillHideNotification, hides: true)
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// Moves the frame while a touch drags the keyboard, and when the touch ends.
    func move(to new: CGRect) {
        guard frame != nil, frame != new else { return }
        frame = new
        for guide in guides.compactMap(\.guide) {
            guide.owningView?.setNeedsLayout()
            guide.refresh()
        }
    }

    private func listen(to name: Notification.Name, hides: Bool) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let info = note.userInfo
            let change = Change(
                frame: hides ? nil : info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                duration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0,
                curve: info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0)
            // The keyboard's notifications are posted on the main actor.
            MainActor.assumeIsolated { self?.apply(change) }
        }
        observers.append(observer)
    }

    private struct Change: Sendable {
        let frame: CGRect?
        let duration: Double
        let curve: Int
    }

    private func apply(_ change: Change) {
        guard frame != change.frame else { return }
        frame = change.frame
        let following = guides.compactMap(\.guide)
        for guide in following { guide.owningView?.setNeedsLayout() }
        guard change.duration.isFinite, change.duration > 0 else {
            for guide in following { guide.refresh() }
            return
        }
        let curve = UIView.AnimationCurve(rawValue: change.curve) ?? .keyboard
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        UIView.animate(withDuration: change.duration, delay: 0, options: options) {
            for guide in following {
                guide.refresh()
                guide.owningView?.window?.layoutIfNeeded()
            }
            // The layout may have moved the owning views, which changes the keyboard's position in them.
            for guide in following where guide.owningView?.window != nil {
                guide.refresh()
                guide.owningView?.layoutIfNeeded()
            }
        }
    }
}
