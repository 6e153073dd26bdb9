/// Tracks the frame of the on-screen keyboard by its notifications, and updates the keyboard layout guides.
///
/// The notifications are observed from the creation of the first guide until the application ends.
@MainActor final class KeyboardFrameTracker {
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
        observe(UIResponder.keyboardWillChangeFrameNotification, hides: false)
        observe(UIResponder.keyboardWillShowNotification, hides: false)
        observe(UIResponder.keyboardWillHideNotification, hides: true)
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// Moves the frame while a touch drags the keyboard, and when the touch ends.
    func move(to newFrame: CGRect) {
        guard frame != nil, frame != newFrame else { return }
        frame = newFrame
        for guide in guides.compactMap(\.guide) {
            guide.owningView?.setNeedsLayout()
            guide.refresh()
        }
    }

    private func observe(_ name: Notification.Name, hides: Bool) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            let info = notification.userInfo
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
        let trackingGuides = guides.compactMap(\.guide)
        for guide in trackingGuides { guide.owningView?.setNeedsLayout() }
        guard change.duration.isFinite, change.duration > 0 else {
            for guide in trackingGuides { guide.refresh() }
            return
        }
        let curve = UIView.AnimationCurve(rawValue: change.curve) ?? .keyboard
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        UIView.animate(withDuration: change.duration, delay: 0, options: options) {
            for guide in trackingGuides {
                guide.refresh()
                guide.owningView?.window?.layoutIfNeeded()
            }
            // The layout may have moved the owning views, so the keyboard's frame in them is computed again.
            for guide in trackingGuides where guide.owningView?.window != nil {
                guide.refresh()
                guide.owningView?.layoutIfNeeded()
            }
        }
    }
}
