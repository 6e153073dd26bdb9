/// One of the looks of a date picker.
@MainActor protocol DateFace: UIView {
    /// Shows a date that is settled already.
    func show(_ date: Date, _ settings: DateSettings, animated: Bool)
    var naturalSize: CGSize { get }
    /// A person has chosen; the date is within the limits.
    var whenPicked: (@MainActor (Date) -> Void)? { get set }
    /// An arrow key was pressed. Returns whether it meant anything.
    func step(forward: Bool, isVertical: Bool) -> Bool
    /// Keys go to the picker now, or no longer.
    func keysGoHere(_ here: Bool)
    func enabledDidChange(_ isEnabled: Bool)
}
