/// The view of one of the styles of a date picker.
@MainActor protocol DateFace: UIView {
    /// Shows a date, which is already rounded and within the limits.
    func show(_ date: Date, _ settings: DateSettings, animated: Bool)
    var intrinsicSize: CGSize { get }
    /// Called after the user selected a date. The date is within the limits.
    var onPick: (@MainActor (Date) -> Void)? { get set }
    /// Called when an arrow key was pressed. Returns whether the view handled the key.
    func step(forward: Bool, isVertical: Bool) -> Bool
    /// Called when the picker gained or lost the keyboard focus.
    func keyboardFocusDidChange(_ hasFocus: Bool)
    func enabledDidChange(_ isEnabled: Bool)
}
