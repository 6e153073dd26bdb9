/// Checks for numbers that layout cannot use, such as infinity.
///
/// UIKit raises an exception when a layer receives such a number. Here the program stops where the number is set,
/// with a message that names the property.
enum NumberCheck {
    static func finite(_ value: CGFloat, _ name: String) {
        precondition(value.isFinite, "\(name): \(value) is not finite. Check the numbers that it is computed from.")
    }

    static func finite(_ value: CGSize, _ name: String) {
        precondition(
            value.width.isFinite && value.height.isFinite,
            "\(name): \(value) is not finite. Check the numbers that it is computed from.")
    }

    static func finite(_ value: NSDirectionalEdgeInsets, _ name: String) {
        let isFinite = value.top.isFinite && value.leading.isFinite && value.bottom.isFinite && value.trailing.isFinite
        precondition(isFinite, "\(name): \(value) is not finite. Check the numbers that it is computed from.")
    }

    static func finite(_ value: UIOffset, _ name: String) {
        precondition(
            value.horizontal.isFinite && value.vertical.isFinite,
            "\(name): \(value) is not finite. Check the numbers that it is computed from.")
    }

    /// Checks insets that may be infinite, such as those that hide a separator.
    static func number(_ value: UIEdgeInsets, _ name: String) {
        let isNumber = !(value.top.isNaN || value.left.isNaN || value.bottom.isNaN || value.right.isNaN)
        precondition(isNumber, "\(name): \(value) is no number. Check the numbers that it is computed from.")
    }

    static func finite(_ value: UIEdgeInsets, _ name: String) {
        let isFinite = value.top.isFinite && value.left.isFinite && value.bottom.isFinite && value.right.isFinite
        precondition(isFinite, "\(name): \(value) is not finite. Check the numbers that it is computed from.")
    }
}
