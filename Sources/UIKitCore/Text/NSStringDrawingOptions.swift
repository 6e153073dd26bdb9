/// What counts when a string is measured or drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Takes any bits; those without a meaning are ignored.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines are broken at the rectangle's width and stand below each other. Without it the string is one line, and the
    /// rectangle's origin is where its baseline starts.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as their fonts say. They always are; the system fonts have no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that the rectangle's height leaves room for ends with an ellipsis if there is more text.
    /// Only with ``usesLineFragmentOrigin``.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
