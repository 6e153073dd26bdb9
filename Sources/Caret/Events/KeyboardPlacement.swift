/// The place of the on-screen keyboard after a change, in the coordinates of a view.
public struct KeyboardPlacement: Equatable, Sendable {
    /// The keyboard's frame after the change, in the coordinates of the view.
    public let frame: CGRect
    /// The height of the part of the view that the keyboard covers, in points; 0 without an overlap.
    public let coveredHeight: CGFloat
    /// The bottom inset that keeps the content of a scroll view above the keyboard, in points. It is the covered height
    /// without the bottom safe area, which a scroll view adds to its inset by default.
    public let bottomInset: CGFloat
    /// Whether the keyboard is on the screen after the change.
    public let isVisible: Bool
    /// The duration of the change, in seconds.
    public let duration: TimeInterval
    /// The curve of the change.
    public let options: UIView.AnimationOptions

    /// Animates changes of views together with the keyboard.
    ///
    /// - Parameter changes: Sets the properties of views.
    @MainActor public func animate(_ changes: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: options.union(.beginFromCurrentState), animations: changes)
    }

    /// Makes a placement from a notification; `nil` for a view that is not in a window.
    @MainActor init?(_ note: KeyboardNote, in view: UIView) {
        guard let window = view.window else { return nil }
        let frame = view.convert(window.convert(note.endFrame, from: UIWindow?.none), from: window)
        self.frame = frame
        let overlap = frame.intersection(view.bounds)
        isVisible = !note.endFrame.intersection(window.screen.bounds).isEmpty
        coveredHeight = isVisible && !overlap.isNull ? overlap.height : 0
        bottomInset = max(0, coveredHeight - view.safeAreaInsets.bottom)
        duration = note.duration
        options = note.options
    }
}

/// The contents of a notification about the keyboard.
struct KeyboardNote: Sendable {
    /// The frame after the change, in the coordinates of the screen.
    let endFrame: CGRect
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// The position of the curve of an animation in its options.
    private static let curveShift: UInt = 16

    /// Reads a notification; `nil` without a frame.
    init?(_ notification: Notification) {
        let info = notification.userInfo ?? [:]
        guard let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        endFrame = frame
        duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
        options = UIView.AnimationOptions(rawValue: UInt(max(0, curve)) << Self.curveShift)
    }
}
